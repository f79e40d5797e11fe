/* Wrong arguments and damaged programs: a status and findings, and no crash. Exits with 0 if all checks hold. */
#include <openvisa.h>

#include <stdio.h>
#include <string.h>

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                                            \
            return 1;                                                                                                  \
        }                                                                                                              \
    } while (0)

static const char TEXT[] = ".version 4.1\n.kernel \"k\"\n.function \"main\"\nmain:\n    ret (M1, 1)\n";

/* Null pointers, and names that do not exist. */
static int check_arguments(void)
{
    const uint8_t *text = (const uint8_t *)TEXT;
    OpenvisaBuffer *buffer = (OpenvisaBuffer *)1;
    OpenvisaProgram *program = (OpenvisaProgram *)1;
    OpenvisaFindings *findings = NULL;
    CHECK(openvisa_assemble(text, strlen(TEXT), "NOTHING", &buffer, &findings) == OPENVISA_STATUS_INVALID_ARGUMENT);
    CHECK(buffer == NULL && openvisa_findings_count(findings) == 1);
    CHECK(strstr(openvisa_findings_get(findings, 0)->message, "NOTHING") != NULL);
    CHECK(openvisa_findings_get(findings, 0)->instruction == OPENVISA_NONE);
    CHECK(openvisa_findings_get(findings, 1) == NULL);
    openvisa_findings_free(findings);
    CHECK(openvisa_assemble(text, strlen(TEXT), NULL, NULL, NULL) == OPENVISA_STATUS_INVALID_ARGUMENT);
    CHECK(openvisa_assemble(NULL, 1, NULL, &buffer, NULL) == OPENVISA_STATUS_INVALID_ARGUMENT && buffer == NULL);
    CHECK(openvisa_assemble(text, SIZE_MAX, NULL, &buffer, NULL) == OPENVISA_STATUS_INVALID_ARGUMENT);
    CHECK(openvisa_assemble((const uint8_t *)"\xff", 1, NULL, &buffer, NULL) == OPENVISA_STATUS_INVALID_PROGRAM);
    CHECK(openvisa_program_open(NULL, 0, NULL, &program, NULL) == OPENVISA_STATUS_INVALID_PROGRAM && program == NULL);
    CHECK(openvisa_program_open(text, strlen(TEXT), "\xff", &program, NULL) == OPENVISA_STATUS_INVALID_ARGUMENT);
    CHECK(openvisa_verify(text, strlen(TEXT), NULL, NULL) == OPENVISA_STATUS_INVALID_ARGUMENT);
    CHECK(openvisa_verify(text, 3, NULL, &findings) == OPENVISA_STATUS_INVALID_PROGRAM);
    CHECK(openvisa_findings_count(findings) == 1);
    openvisa_findings_free(findings);
    CHECK(openvisa_explain(NULL, &buffer, NULL) == OPENVISA_STATUS_INVALID_ARGUMENT);
    CHECK(openvisa_explain("nothing_of_that_name", &buffer, NULL) == OPENVISA_STATUS_INVALID_ARGUMENT);
    CHECK(openvisa_explain("add", &buffer, NULL) == OPENVISA_STATUS_OK);
    CHECK(strncmp((const char *)openvisa_buffer_data(buffer), "ADD", 3) == 0);
    openvisa_buffer_free(buffer);
    CHECK(openvisa_findings_count(NULL) == 0 && openvisa_buffer_length(NULL) == 0 && openvisa_buffer_data(NULL) == NULL);
    CHECK(openvisa_program_object_count(NULL) == 0 && openvisa_program_object(NULL, 0) == NULL);
    openvisa_program_free(NULL);
    openvisa_buffer_free(NULL);
    openvisa_findings_free(NULL);
    CHECK(strchr(openvisa_version(), '.') != NULL);
    return 0;
}

/* Each prefix of an object file is read, or refused with a reason. */
static int check_prefixes(void)
{
    OpenvisaBuffer *buffer = NULL;
    size_t length, opened = 0;
    CHECK(openvisa_assemble((const uint8_t *)TEXT, strlen(TEXT), "PVC", &buffer, NULL) == OPENVISA_STATUS_OK);
    for (length = 0; length <= openvisa_buffer_length(buffer); length++) {
        OpenvisaProgram *program = NULL;
        OpenvisaFindings *findings = NULL;
        OpenvisaStatus status = openvisa_program_open(openvisa_buffer_data(buffer), length, NULL, &program, &findings);
        CHECK((status == OPENVISA_STATUS_OK) == (program != NULL));
        CHECK((status == OPENVISA_STATUS_OK) == (findings == NULL));
        CHECK(status == OPENVISA_STATUS_OK || openvisa_findings_count(findings) > 0);
        opened += status == OPENVISA_STATUS_OK;
        openvisa_program_free(program);
        openvisa_findings_free(findings);
    }
    CHECK(opened >= 1 && opened < length);
    openvisa_buffer_free(buffer);
    return 0;
}

int main(void) { return check_arguments() || check_prefixes(); }
