// The C library of openvisa: opens, lists, verifies, assembles and disassembles vISA.
//
// Handles are opaque, and freed by the function for their type. Strings end with a zero byte, and
// belong to the handle that they are from. The library has no global state: threads may call it at
// the same time, and may read the same handle.
//
// Written by the tests of the library: UPDATE=1 cargo test --manifest-path packages/c/Cargo.toml

#ifndef OPENVISA_H
#define OPENVISA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The index of no instruction.
#define OPENVISA_NONE SIZE_MAX

// The severity of a finding.
typedef enum OpenvisaSeverity {
    // The program is accepted, but probably does not mean what its author intended.
    OPENVISA_SEVERITY_WARNING = 0,
    // The program breaks a rule.
    OPENVISA_SEVERITY_ERROR = 1,
} OpenvisaSeverity;

// What became of a call.
typedef enum OpenvisaStatus {
    // The call did what it should.
    OPENVISA_STATUS_OK = 0,
    // An argument is wrong: a null pointer, an unknown name, an index that is too large.
    OPENVISA_STATUS_INVALID_ARGUMENT = 1,
    // The program or text has errors, so that nothing could be made of it.
    OPENVISA_STATUS_INVALID_PROGRAM = 2,
    // The library has a defect.
    OPENVISA_STATUS_INTERNAL_ERROR = 3,
} OpenvisaStatus;

// Bytes that the library made: an object file or a text. `openvisa_buffer_free` frees them.
typedef struct OpenvisaBuffer OpenvisaBuffer;

// A list of findings. `openvisa_findings_free` frees it.
typedef struct OpenvisaFindings OpenvisaFindings;

// A program: the kernels and functions of an object file or of an assembler text. It is never
// changed, so that several threads may read it. `openvisa_program_free` frees it.
typedef struct OpenvisaProgram OpenvisaProgram;

// A finding. Its strings end with a zero byte, and belong to the list that the finding is from.
typedef struct OpenvisaFinding {
    // Stable name of the rule or of the kind of mistake, for example `text:undeclared`.
    const char *code;
    // What was found, and what was expected.
    const char *message;
    // A suggestion, or null.
    const char *help;
    // Line of the specification that states the rule, for example
    // `specs/instructions/ADD.md:20`, or null.
    const char *spec;
    // Name of the kernel or function, or null.
    const char *kernel;
    // Name of the operand or field, or null.
    const char *operand;
    // Offset from the beginning of the program in bytes.
    size_t offset;
    // Index of the instruction in its kernel, or `OPENVISA_NONE`.
    size_t instruction;
    // Line in a text, from 1, or 0 for an object file.
    uint32_t line;
    // Column in characters, from 1, or 0 for an object file.
    uint32_t column;
    // Whether the program breaks a rule.
    enum OpenvisaSeverity severity;
} OpenvisaFinding;

// An instruction. Its strings belong to the program.
typedef struct OpenvisaInstruction {
    // Name in the specification, for example `ADD`.
    const char *name;
    // The instruction as assembler text, or null if text has no form for it.
    const char *text;
    // Offset in the object file in bytes.
    size_t offset;
    // Number of bytes.
    size_t length;
    // The opcode, which is the first byte.
    uint8_t opcode;
} OpenvisaInstruction;

// A kernel or function. Its strings and instructions belong to the program.
typedef struct OpenvisaObject {
    // The name.
    const char *name;
    // The instructions, in the order of the file.
    const struct OpenvisaInstruction *instructions;
    // Number of instructions.
    size_t instruction_count;
    // Whether it is a kernel, and not a function.
    bool is_kernel;
} OpenvisaObject;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// Returns the version of the library, for example `0.1.0`. The string is never freed.
const char *openvisa_version(void);

// Returns the number of findings. A null pointer has none.
size_t openvisa_findings_count(const struct OpenvisaFindings *findings);

// Returns a finding, or null if `index` is not less than the number of findings. It is valid until
// the list is freed.
const struct OpenvisaFinding *openvisa_findings_get(const struct OpenvisaFindings *findings,
                                                    size_t index);

// Frees a list of findings. Does nothing for a null pointer.
void openvisa_findings_free(struct OpenvisaFindings *findings);

// Opens a program: the contents of an object file or assembler text.
//
// `platform` is a name such as `PVC`, or null. It decides the size of registers in a text. The
// contents are copied. On success, `*program` is a handle that `openvisa_program_free` frees, and
// otherwise null. On failure, `*findings` says why, and is null otherwise; `findings` may be null.
enum OpenvisaStatus openvisa_program_open(const uint8_t *data,
                                          size_t length,
                                          const char *platform,
                                          struct OpenvisaProgram **program,
                                          struct OpenvisaFindings **findings);

// Returns the number of kernels and functions. A null pointer has none.
size_t openvisa_program_object_count(const struct OpenvisaProgram *program);

// Returns a kernel or function, or null if `index` is not less than their number. It is valid
// until the program is freed.
const struct OpenvisaObject *openvisa_program_object(const struct OpenvisaProgram *program,
                                                     size_t index);

// Frees a program. Does nothing for a null pointer.
void openvisa_program_free(struct OpenvisaProgram *program);

// Assembles a text of `length` bytes to an object file.
//
// `platform` is a name such as `PVC`, or null. It decides the size of registers. On success,
// `*object_file` is a handle that `openvisa_buffer_free` frees, and otherwise null. On failure,
// `*findings` has all mistakes, and is null otherwise; `findings` may be null.
enum OpenvisaStatus openvisa_assemble(const uint8_t *text,
                                      size_t length,
                                      const char *platform,
                                      struct OpenvisaBuffer **object_file,
                                      struct OpenvisaFindings **findings);

// Disassembles an object file of `length` bytes to assembler text.
//
// `platform` is a name such as `PVC`, or null. On success, `*text` is a handle that
// `openvisa_buffer_free` frees, and otherwise null. On failure, `*findings` says why, and is null
// otherwise; `findings` may be null.
enum OpenvisaStatus openvisa_disassemble(const uint8_t *data,
                                         size_t length,
                                         const char *platform,
                                         struct OpenvisaBuffer **text,
                                         struct OpenvisaFindings **findings);

// Explains an instruction, a field, a platform, a rule or a line of text, like `visa explain`.
//
// On success, `*text` is a handle that `openvisa_buffer_free` frees, and otherwise null. On
// failure, `*findings` says why, and is null otherwise; `findings` may be null.
enum OpenvisaStatus openvisa_explain(const char *name,
                                     struct OpenvisaBuffer **text,
                                     struct OpenvisaFindings **findings);

// Returns the bytes of a buffer. A zero byte follows them, which does not count, so that a text is
// a string of C. Returns null for a null pointer.
const uint8_t *openvisa_buffer_data(const struct OpenvisaBuffer *buffer);

// Returns the number of bytes of a buffer. A null pointer has none.
size_t openvisa_buffer_length(const struct OpenvisaBuffer *buffer);

// Frees a buffer. Does nothing for a null pointer.
void openvisa_buffer_free(struct OpenvisaBuffer *buffer);

// Checks a program, the contents of an object file or assembler text, against the rules of a
// platform.
//
// `platform` is a name such as `PVC`, or null for the platform with the fewest findings. If the
// program can be checked, the status is `OPENVISA_STATUS_OK`, and `*findings` are the broken
// rules: an empty list if there are none. Otherwise `*findings` says why it cannot.
// `openvisa_findings_free` frees them in both cases.
enum OpenvisaStatus openvisa_verify(const uint8_t *data,
                                    size_t length,
                                    const char *platform,
                                    struct OpenvisaFindings **findings);

// Returns the number of findings. A null pointer has none.
size_t openvisa_findings_count(const struct OpenvisaFindings *findings);

// Returns a finding, or null if `index` is not less than the number of findings. It is valid until
// the list is freed.
const struct OpenvisaFinding *openvisa_findings_get(const struct OpenvisaFindings *findings,
                                                    size_t index);

// Frees a list of findings. Does nothing for a null pointer.
void openvisa_findings_free(struct OpenvisaFindings *findings);

// Opens a program: the contents of an object file or assembler text.
//
// `platform` is a name such as `PVC`, or null. It decides the size of registers in a text. The
// contents are copied. On success, `*program` is a handle that `openvisa_program_free` frees, and
// otherwise null. On failure, `*findings` says why, and is null otherwise; `findings` may be null.
enum OpenvisaStatus openvisa_program_open(const uint8_t *data,
                                          size_t length,
                                          const char *platform,
                                          struct OpenvisaProgram **program,
                                          struct OpenvisaFindings **findings);

// Returns the number of kernels and functions. A null pointer has none.
size_t openvisa_program_object_count(const struct OpenvisaProgram *program);

// Returns a kernel or function, or null if `index` is not less than their number. It is valid
// until the program is freed.
const struct OpenvisaObject *openvisa_program_object(const struct OpenvisaProgram *program,
                                                     size_t index);

// Frees a program. Does nothing for a null pointer.
void openvisa_program_free(struct OpenvisaProgram *program);

// Assembles a text of `length` bytes to an object file.
//
// `platform` is a name such as `PVC`, or null. It decides the size of registers. On success,
// `*object_file` is a handle that `openvisa_buffer_free` frees, and otherwise null. On failure,
// `*findings` has all mistakes, and is null otherwise; `findings` may be null.
enum OpenvisaStatus openvisa_assemble(const uint8_t *text,
                                      size_t length,
                                      const char *platform,
                                      struct OpenvisaBuffer **object_file,
                                      struct OpenvisaFindings **findings);

// Disassembles an object file of `length` bytes to assembler text.
//
// `platform` is a name such as `PVC`, or null. On success, `*text` is a handle that
// `openvisa_buffer_free` frees, and otherwise null. On failure, `*findings` says why, and is null
// otherwise; `findings` may be null.
enum OpenvisaStatus openvisa_disassemble(const uint8_t *data,
                                         size_t length,
                                         const char *platform,
                                         struct OpenvisaBuffer **text,
                                         struct OpenvisaFindings **findings);

// Explains an instruction, a field, a platform, a rule or a line of text, like `visa explain`.
//
// On success, `*text` is a handle that `openvisa_buffer_free` frees, and otherwise null. On
// failure, `*findings` says why, and is null otherwise; `findings` may be null.
enum OpenvisaStatus openvisa_explain(const char *name,
                                     struct OpenvisaBuffer **text,
                                     struct OpenvisaFindings **findings);

// Returns the bytes of a buffer. A zero byte follows them, which does not count, so that a text is
// a string of C. Returns null for a null pointer.
const uint8_t *openvisa_buffer_data(const struct OpenvisaBuffer *buffer);

// Returns the number of bytes of a buffer. A null pointer has none.
size_t openvisa_buffer_length(const struct OpenvisaBuffer *buffer);

// Frees a buffer. Does nothing for a null pointer.
void openvisa_buffer_free(struct OpenvisaBuffer *buffer);

// Checks a program, the contents of an object file or assembler text, against the rules of a
// platform.
//
// `platform` is a name such as `PVC`, or null for the platform with the fewest findings. If the
// program can be checked, the status is `OPENVISA_STATUS_OK`, and `*findings` are the broken
// rules: an empty list if there are none. Otherwise `*findings` says why it cannot.
// `openvisa_findings_free` frees them in both cases.
enum OpenvisaStatus openvisa_verify(const uint8_t *data,
                                    size_t length,
                                    const char *platform,
                                    struct OpenvisaFindings **findings);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* OPENVISA_H */
