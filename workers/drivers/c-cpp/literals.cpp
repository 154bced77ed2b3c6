// Reads arguments and prints returned values. Linked to the program; see judge.hpp.
#include <charconv>
#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

#include "judge.hpp"

namespace judge_driver {
namespace {

[[noreturn]] void rejectLiteral() {
    std::cerr << "the driver cannot parse a literal\n";
    for (;;) syscall(SYS_exit_group, 70);
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

}  // namespace judge_driver
