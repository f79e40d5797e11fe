/* Lists the instructions of a program, and what breaks a rule: list FILE [PLATFORM]. */
#include <openvisa.h>

#include <stdio.h>
#include <stdlib.h>

static unsigned char *read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    unsigned char *data = NULL;
    size_t room = 0;
    *length = 0;
    if (file == NULL) {
        return NULL;
    }
    for (;;) {
        size_t count;
        if (*length == room) {
            unsigned char *larger;
            room = room * 2 + 4096;
            larger = realloc(data, room);
            if (larger == NULL) {
                break;
            }
            data = larger;
        }
        count = fread(data + *length, 1, room - *length, file);
        if (count == 0) {
            fclose(file);
            return data;
        }
        *length += count;
    }
    free(data);
    fclose(file);
    return NULL;
}

static void print_findings(const OpenvisaFindings *findings)
{
    size_t i;
    for (i = 0; i < openvisa_findings_count(findings); i++) {
        const OpenvisaFinding *finding = openvisa_findings_get(findings, i);
        const char *severity = finding->severity == OPENVISA_SEVERITY_ERROR ? "error" : "warning";
        printf("%u:%u: byte %zu: %s[%s]: %s\n", finding->line, finding->column, finding->offset, severity,
               finding->code, finding->message);
        if (finding->help != NULL) {
            printf("  help: %s\n", finding->help);
        }
    }
}

static void print_program(const OpenvisaProgram *program)
{
    size_t i, j;
    for (i = 0; i < openvisa_program_object_count(program); i++) {
        const OpenvisaObject *object = openvisa_program_object(program, i);
        printf("%s %s: %zu instructions\n", object->is_kernel ? "kernel" : "function", object->name,
               object->instruction_count);
        for (j = 0; j < object->instruction_count; j++) {
            const OpenvisaInstruction *instruction = &object->instructions[j];
            printf("  %6zu %3zu %-12s %s\n", instruction->offset, instruction->length, instruction->name,
                   instruction->text == NULL ? "" : instruction->text);
        }
    }
}

int main(int argc, char **argv)
{
    const char *platform = argc > 2 ? argv[2] : NULL;
    OpenvisaProgram *program = NULL;
    OpenvisaFindings *findings = NULL;
    OpenvisaStatus status;
    unsigned char *data;
    size_t length;
    if (argc < 2 || (data = read_file(argv[1], &length)) == NULL) {
        fprintf(stderr, "usage: list FILE [PLATFORM]\n");
        return 2;
    }
    status = openvisa_program_open(data, length, platform, &program, &findings);
    if (status == OPENVISA_STATUS_OK) {
        print_program(program);
        openvisa_program_free(program);
        status = openvisa_verify(data, length, platform, &findings);
    }
    print_findings(findings);
    length = openvisa_findings_count(findings);
    openvisa_findings_free(findings);
    free(data);
    return status != OPENVISA_STATUS_OK ? 2 : length > 0;
}
