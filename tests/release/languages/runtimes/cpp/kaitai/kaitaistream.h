#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <istream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>

namespace kaitai {

/** The part of the published runtime that the parser calls. */
class kstream {
public:
    explicit kstream(std::istream *in) : bytes(std::istreambuf_iterator<char>(*in), {}) {}
    explicit kstream(const std::string &in) : bytes(in) {}

    bool is_eof() const { return at >= bytes.size(); }
    void seek(uint64_t position) { at = position; }
    uint64_t pos() const { return at; }
    uint64_t size() const { return bytes.size(); }

    int8_t read_s1() { return read<int8_t>(); }
    uint8_t read_u1() { return read<uint8_t>(); }
    int16_t read_s2le() { return read<int16_t>(); }
    uint16_t read_u2le() { return read<uint16_t>(); }
    int32_t read_s4le() { return read<int32_t>(); }
    uint32_t read_u4le() { return read<uint32_t>(); }
    float read_f4le() { return read<float>(); }

    std::string read_bytes(uint64_t size) {
        if (size > bytes.size() - at) throw std::out_of_range("end of the save");
        at += size;
        return bytes.substr(at - size, size);
    }
    std::string read_bytes_full() { return read_bytes(bytes.size() - at); }
    std::string read_bytes_term(char end, bool include, bool, bool) {
        const std::string found = bytes_terminate(bytes.substr(at), end, include);
        at = std::min(at + found.size() + 1, uint64_t(bytes.size()));
        return found;
    }

    static std::string bytes_terminate(const std::string &text, char end, bool) {
        return text.substr(0, text.find(end));
    }
    static std::string bytes_to_str(const std::string &text, const char *) { return text; }

private:
    const std::string bytes;
    uint64_t at = 0;

    // As the machine has it: those that run the tests are little-endian.
    template <typename Number>
    Number read() {
        const std::string raw = read_bytes(sizeof(Number));
        Number number;
        std::memcpy(&number, raw.data(), sizeof(Number));
        return number;
    }
};

}  // namespace kaitai
