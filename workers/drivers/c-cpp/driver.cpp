// Runs a learner's C++ program for the judge, one case at a time. Linked to the program; see judge.hpp.
//
// Frames: 4 bytes length (big endian), one letter, payload. The judge sends on descriptor 3, the driver answers on 4.
//   (start)                                ->  L loaded
//   C  case: one JSON literal per line     ->  V value (JSON) | T unserializable value, in words
//                                              | E empty line, summary, exception | M out of memory
//   and after every case D "exit n" or "signal n": how the case's process ended.
//
// Each case runs in a fork of the freshly loaded program. State, a crash or an exit therefore cannot affect the next one.
// The driver does not know the expected answers.
//
// Run it only in its own pid namespace: after each case it sends SIGKILL to every process it can see.
#include <charconv>
#include <csignal>
#include <cstdint>
#include <cxxabi.h>
#include <iostream>
#include <new>
#include <optional>
#include <string>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <typeinfo>
#include <unistd.h>
#include <unordered_set>
#include <vector>

#include "judge.hpp"

// A learner's global `read` or `kill` replaces libc's function, so the driver calls only `syscall` and `__fork` by name.
extern "C" pid_t __fork();

namespace judge_driver {
namespace {

constexpr int inputDescriptor = 3;
constexpr int outputDescriptor = 4;

[[noreturn]] void exitNow(int code) {
    for (;;) syscall(SYS_exit_group, code);
}

bool readExactly(char* to, std::size_t size) {
    while (size > 0) {
        ssize_t bytesRead = syscall(SYS_read, inputDescriptor, to, size);
        if (bytesRead < 0 && errno == EINTR) continue;
        if (bytesRead <= 0) return false;
        to += bytesRead;
        size -= bytesRead;
    }
    return true;
}

std::string readFrame() {
    unsigned char header[5];
    if (!readExactly(reinterpret_cast<char*>(header), sizeof header)) exitNow(0);
    std::string payload((std::size_t(header[0]) << 24) | (header[1] << 16) | (header[2] << 8) | header[3], '\0');
    if (!readExactly(payload.data(), payload.size())) exitNow(0);
    return payload;
}

void send(char letter, const std::string& payload = "") {
    std::uint32_t size = payload.size();
    std::string frame{char(size >> 24), char(size >> 16), char(size >> 8), char(size), letter};
    frame += payload;
    for (const char *at = frame.data(), *end = at + frame.size(); at < end;) {
        ssize_t bytesWritten = syscall(SYS_write, outputDescriptor, at, end - at);
        if (bytesWritten < 0 && errno == EINTR) continue;
        if (bytesWritten <= 0) exitNow(1);
        at += bytesWritten;
    }
}

[[noreturn]] void rejectLiteral() {
    std::cerr << "the driver cannot parse a literal\n";
    exitNow(70);
}

void skipSpace(Input& in) {
    while (in.at < in.end && (*in.at == ' ' || *in.at == '\n')) ++in.at;
}

bool consume(Input& in, char character) {
    skipSpace(in);
    if (in.at >= in.end || *in.at != character) return false;
    ++in.at;
    return true;
}

bool consume(Input& in, std::string_view word) {
    skipSpace(in);
    if (std::string_view(in.at, in.end - in.at).substr(0, word.size()) != word) return false;
    in.at += word.size();
    return true;
}

template <class Number>
void readNumber(Input& in, Number& number) {
    skipSpace(in);
    auto [rest, error] = std::from_chars(in.at, in.end, number);
    if (error != std::errc()) rejectLiteral();
    in.at = rest;
}

template <class Item>
void readItems(Input& in, std::vector<Item>& items) {
    if (!consume(in, '[')) rejectLiteral();
    if (consume(in, ']')) return;
    do read(in, items.emplace_back());
    while (consume(in, ','));
    if (!consume(in, ']')) rejectLiteral();
}

void appendUtf8(std::string& out, std::uint32_t point) {
    if (point < 0x80) {
        out += char(point);
    } else if (point < 0x800) {
        out += {char(0xC0 | point >> 6), char(0x80 | (point & 63))};
    } else if (point < 0x10000) {
        out += {char(0xE0 | point >> 12), char(0x80 | (point >> 6 & 63)), char(0x80 | (point & 63))};
    } else {
        out += {char(0xF0 | point >> 18), char(0x80 | (point >> 12 & 63)), char(0x80 | (point >> 6 & 63)),
                char(0x80 | (point & 63))};
    }
}

std::uint32_t readHex(Input& in) {
    std::uint32_t unit = 0;
    if (in.end - in.at < 4) rejectLiteral();
    auto [rest, error] = std::from_chars(in.at, in.at + 4, unit, 16);
    if (error != std::errc() || rest != in.at + 4) rejectLiteral();
    in.at = rest;
    return unit;
}

void readEscape(Input& in, std::string& out) {
    char letter = *in.at++;
    switch (letter) {
        case 'b': out += '\b'; break;
        case 'f': out += '\f'; break;
        case 'n': out += '\n'; break;
        case 'r': out += '\r'; break;
        case 't': out += '\t'; break;
        case 'u': {
            std::uint32_t point = readHex(in);
            bool isPair = point >= 0xD800 && point < 0xDC00 && in.end - in.at > 6 && in.at[0] == '\\' && in.at[1] == 'u';
            if (isPair) {
                in.at += 2;
                point = 0x10000 + ((point - 0xD800) << 10) + (readHex(in) - 0xDC00);
            }
            appendUtf8(out, point);
            break;
        }
        default: out += letter;
    }
}

template <class Number>
void printNumber(std::string& out, Number number) {
    char text[64];
    out.append(text, std::to_chars(text, text + sizeof text, number).ptr);
}

void printQuoted(std::string& out, const char* text, std::size_t size) {
    static const char digits[] = "0123456789abcdef";
    out += '"';
    for (std::size_t i = 0; i < size; ++i) {
        unsigned char character = text[i];
        if (character == '"' || character == '\\') {
            out += '\\';
            out += char(character);
        } else if (character < 0x20) {
            out += "\\u00";
            out += digits[character >> 4];
            out += digits[character & 15];
        } else {
            out += char(character);
        }
    }
    out += '"';
}

template <class Item>
void printItems(std::string& out, const std::vector<Item>& items) {
    out += '[';
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += ',';
        print(out, items[i]);
    }
    out += ']';
}

}  // namespace

void read(Input& in, int& value) { readNumber(in, value); }
void read(Input& in, long long& value) { readNumber(in, value); }
void read(Input& in, double& value) { readNumber(in, value); }

void read(Input& in, bool& value) {
    value = consume(in, "true");
    if (!value && !consume(in, "false")) rejectLiteral();
}

void read(Input& in, std::string& value) {
    if (!consume(in, '"')) rejectLiteral();
    while (in.at < in.end && *in.at != '"') {
        if (*in.at != '\\') value += *in.at++;
        else if (++in.at < in.end) readEscape(in, value);
    }
    if (!consume(in, '"')) rejectLiteral();
}

void read(Input& in, char& value) {
    std::string text;
    read(in, text);
    value = text.empty() ? '\0' : text[0];
}

void read(Input& in, std::vector<int>& value) { readItems(in, value); }
void read(Input& in, std::vector<std::vector<int>>& value) { readItems(in, value); }
void read(Input& in, std::vector<std::string>& value) { readItems(in, value); }
void read(Input& in, std::vector<std::vector<std::string>>& value) { readItems(in, value); }

void read(Input& in, std::vector<std::vector<char>>& value) {
    std::vector<std::string> rows;
    read(in, rows);
    for (const std::string& row : rows) value.emplace_back(row.begin(), row.end());
}

void readLevels(Input& in, std::vector<int>& values, std::vector<bool>& isNull) {
    if (!consume(in, '[')) rejectLiteral();
    if (consume(in, ']')) return;
    do {
        isNull.push_back(consume(in, "null"));
        values.push_back(0);
        if (!isNull.back()) readNumber(in, values.back());
    } while (consume(in, ','));
    if (!consume(in, ']')) rejectLiteral();
}

void print(std::string& out, int value) { printNumber(out, value); }
void print(std::string& out, long value) { printNumber(out, value); }
void print(std::string& out, long long value) { printNumber(out, value); }
void print(std::string& out, unsigned value) { printNumber(out, value); }
void print(std::string& out, unsigned long value) { printNumber(out, value); }
void print(std::string& out, unsigned long long value) { printNumber(out, value); }
void print(std::string& out, bool value) { out += value ? "true" : "false"; }
void print(std::string& out, char value) { printQuoted(out, &value, 1); }
void print(std::string& out, const char* value) { print(out, std::string(value)); }
void print(std::string& out, const std::string& value) { printQuoted(out, value.data(), value.size()); }
void print(std::string& out, const std::vector<int>& value) { printItems(out, value); }
void print(std::string& out, const std::vector<std::vector<int>>& value) { printItems(out, value); }
void print(std::string& out, const std::vector<std::string>& value) { printItems(out, value); }
void print(std::string& out, const std::vector<char>& value) { printQuoted(out, value.data(), value.size()); }
void print(std::string& out, const std::vector<std::vector<char>>& value) { printItems(out, value); }
void print(std::string& out, const std::vector<std::vector<std::string>>& value) { printItems(out, value); }

void print(std::string& out, double value) {
    if (value != value) out += "NaN";
    else if (value - value != 0) out += value < 0 ? "-Infinity" : "Infinity";
    else {
        std::size_t from = out.size();
        printNumber(out, value);
        if (out.find_first_of(".e", from) == std::string::npos) out += ".0";
    }
}

void sendAnswer(const std::string& answer) { send('V', answer); }
void sendUnserializable(const char* found) { send('T', found); }

namespace {

std::string demangled(const char* name) {
    int status = 0;
    char* readable = abi::__cxa_demangle(name, nullptr, nullptr, &status);
    return readable ? readable : name;
}

void sendException(const std::string& text) { send('E', "\n" + text.substr(0, text.find('\n')) + "\n" + text); }

void runChild(const std::string& payload) {
    syscall(SYS_setpgid, 0, 0);
    Input in{payload.data(), payload.data() + payload.size()};
    try {
        runCase(in);
    } catch (const std::bad_alloc&) {
        send('M');
    } catch (const std::exception& error) {
        sendException(demangled(typeid(error).name()) + ": " + error.what());
    } catch (...) {
        const std::type_info* type = abi::__cxa_current_exception_type();
        sendException("An exception of type " + (type ? demangled(type->name()) : "unknown") + " was thrown.");
    }
    std::cout.flush();
    std::fflush(nullptr);
    exitNow(0);
}

}  // namespace
}  // namespace judge_driver

int main() {
    using namespace judge_driver;
    std::setvbuf(stdout, nullptr, _IOLBF, 1 << 16);
    send('L');
    for (;;) {
        std::string payload = readFrame();
        pid_t child = __fork();
        if (child < 0) exitNow(71);
        if (child == 0) runChild(payload);
        int status = 0;
        while (syscall(SYS_wait4, child, &status, 0, nullptr) < 0 && errno == EINTR) {}
        syscall(SYS_kill, -1, SIGKILL);  // kills the case's descendants; the kernel spares the caller
        if (WIFSIGNALED(status)) send('D', "signal " + std::to_string(WTERMSIG(status)));
        else send('D', "exit " + std::to_string(WEXITSTATUS(status)));
    }
}
