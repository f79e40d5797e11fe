// Assembles a text, prints it again from the object file, and shows how errors are reported.
#include <openvisa.h>

#include <cstring>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

struct Free {
    void operator()(OpenvisaBuffer *buffer) const { openvisa_buffer_free(buffer); }
    void operator()(OpenvisaFindings *findings) const { openvisa_findings_free(findings); }
};
using Buffer = std::unique_ptr<OpenvisaBuffer, Free>;
using Findings = std::unique_ptr<OpenvisaFindings, Free>;

// Returns the object file of a text. Throws an exception with the first mistake.
static Buffer assemble(const std::string &text)
{
    OpenvisaBuffer *buffer = nullptr;
    OpenvisaFindings *list = nullptr;
    const auto *data = reinterpret_cast<const std::uint8_t *>(text.data());
    const OpenvisaStatus status = openvisa_assemble(data, text.size(), "XE2", &buffer, &list);
    const Findings findings(list);
    if (status != OPENVISA_STATUS_OK) {
        const OpenvisaFinding *first = openvisa_findings_get(findings.get(), 0);
        throw std::runtime_error(std::to_string(first->line) + ": " + first->message);
    }
    return Buffer(buffer);
}

int main()
{
    const std::string head = ".version 4.1\n.kernel \"k\"\n.decl x v_type=G type=d num_elts=16\n.function \"main\"\nmain:\n";
    const Buffer object = assemble(head + "    mov (M1, 16) x(0,0)<1> 0x1:d\n    ret (M1, 1)\n");
    std::cout << openvisa_buffer_length(object.get()) << " bytes\n";
    OpenvisaBuffer *printed = nullptr;
    if (openvisa_disassemble(openvisa_buffer_data(object.get()), openvisa_buffer_length(object.get()), "XE2", &printed,
                             nullptr) != OPENVISA_STATUS_OK) {
        return 1;
    }
    const Buffer text(printed);
    std::cout << reinterpret_cast<const char *>(openvisa_buffer_data(text.get()));
    try {
        assemble(head + "    mov (M1, 16) y(0,0)<1> 0x1:d\n");
    } catch (const std::runtime_error &error) {
        std::cout << "error: " << error.what() << '\n';
    }
    return 0;
}
