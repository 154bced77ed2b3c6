// Records the steps of a learner's program. Linked to a rewritten program; see trace.hpp, and
// contracts/src/trace-events.ts for the format.
//
// A setup line on the driver's input says which steps are recorded. The recorder compares each variable and object with
// what it has last written, and writes only changes. It follows a pointer only into memory that it knows. Lines wait in
// memory that the driver shares, so the driver writes the last ones even if the program crashes.
#include <algorithm>
#include <array>
#include <bitset>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <deque>
#include <dlfcn.h>
#include <exception>
#include <functional>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <set>
#include <span>
#include <stack>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <tuple>
#include <typeinfo>
#include <unistd.h>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "judge.hpp"  // with trace.hpp
#include "trace-memory.hpp"

extern "C" const char __executable_start[];
extern "C" const char _end[];
extern "C" void* __libc_stack_end;

namespace judge_trace {

template const Type* typeOf<int>();
template const Type* typeOf<bool>();
template const Type* typeOf<char>();
template const Type* typeOf<double>();
template const Type* typeOf<long long>();
template const Type* typeOf<std::size_t>();
template const Type* typeOf<std::string>();
template const Type* typeOf<std::vector<int>>();
template const Type* typeOf<std::vector<bool>>();
template const Type* typeOf<std::vector<char>>();
template const Type* typeOf<std::vector<std::string>>();
template const Type* typeOf<std::vector<std::vector<int>>>();
template const Type* typeOf<std::vector<std::vector<char>>>();
template const Type* typeOf<std::pair<int, int>>();
template const Type* typeOf<std::unordered_map<int, int>>();
template const Type* typeOf<std::unordered_set<int>>();

namespace {

// The recorder's own memory is not the program's.
template <class T>
struct Allocator {
    using value_type = T;
    Allocator() = default;
    template <class U>
    Allocator(const Allocator<U>&) {}
    T* allocate(std::size_t count) {
        if (void* memory = std::malloc(count * sizeof(T))) return static_cast<T*>(memory);
        std::abort();
    }
    void deallocate(T* memory, std::size_t) { std::free(memory); }
    bool operator==(const Allocator&) const { return true; }
};
using Text = std::basic_string<char, std::char_traits<char>, Allocator<char>>;
template <class T>
using List = std::vector<T, Allocator<T>>;
template <class Key, class Value>
using Map = std::map<Key, Value, std::less<Key>, Allocator<std::pair<const Key, Value>>>;

/// From the driver's setup.
struct Window {
    std::uint64_t firstSteps, fromStep, lastSteps;
    std::uint64_t countedSteps, bytes, items, textCharacters, objects, frames, outputCharacters, depth;
    /// Whether the program may end after the last of these steps.
    std::uint64_t exitsAfter;
};
Window window;

constexpr std::size_t pieceBytes = 16 * 1024;
/// A longer line describes fewer objects.
constexpr std::size_t lineBytes = 48 * 1024;
constexpr std::size_t objectBytes = 24 * 1024;
/// Space for the last lines below the size limit.
constexpr std::size_t reservedBytes = 64 * 1024;
/// Objects behind pointers that are read at a step.
constexpr std::size_t nodesPerStep = 100;
/// Bytes of an object's items that are compared at a step.
constexpr std::size_t comparedBytes = 64 * 1024;
constexpr std::size_t reservedStack = 256 * 1024;
constexpr std::chrono::milliseconds flushInterval{25};

/// Shared with the driver's process, which survives a crash.
struct Shared {
    std::uint64_t steps;
    std::uint64_t writtenSteps;
    std::uint64_t pendingBytes;
    char pending[pieceBytes + 4 * lineBytes];
};
Shared* shared;

void flush() {
    std::size_t size = std::min<std::size_t>(shared->pendingBytes, sizeof shared->pending);
    shared->pendingBytes = 0;
    for (std::size_t from = 0; from < size; from += pieceBytes)
        judge_driver::sendFrame('G', shared->pending + from, std::min(pieceBytes, size - from));
}

struct Key {
    const void* address;
    const Type* type;
    bool operator<(const Key& other) const {
        return address != other.address ? std::less<>()(address, other.address) : type < other.type;
    }
};

/// What was last written of an object.
struct Entry {
    std::uint64_t id;
    bool isDescribed = false;
    std::uint64_t step = 0;
    std::size_t count = 0;
    /// Of plain items: their bytes.
    Text bytes;
    /// Of other items, fields, or keys and values: their values as JSON.
    List<Text> values;
};

/// What was last written of a variable.
struct Slot {
    const char* name;
    TypeOf type;
    const void* address;
    Text value;
    std::uint64_t step = 0;
    char bytes[16];
};

struct FrameState {
    List<Slot> slots;
};

class Recorder;
Recorder* recorder;

struct State {
    Frame* top = nullptr;
    Var* vars = nullptr;
    /// True on the thread of the learner's method.
    bool isRecorded = false;
    bool isMuted = false;
};
thread_local constinit State state;

/// The recorder calls a method of the program, such as what().
class Muted {
public:
    Muted() { state.isMuted = true; }
    ~Muted() { state.isMuted = wasMuted; }

private:
    const bool wasMuted = state.isMuted;
};

/// The step at which `advance` looks at the window. 0 while every step is recorded.
std::uint64_t nextStop = ~std::uint64_t(0);
bool isRecording = false;
const char* stackEnd;
const char* stackStart;

void appendNumber(Text& out, auto number) {
    char digits[64];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

void appendInteger(Text& out, __int128 number) {
    if (number < 0) {
        out += '-';
        number = -number;
    }
    char digits[48];
    char* at = digits + sizeof digits;
    auto rest = static_cast<unsigned __int128>(number);
    do *--at = char('0' + int(rest % 10));
    while (rest /= 10);
    out.append(at, digits + sizeof digits);
}

/// Length of the valid UTF-8 character at the start of the text, or 0.
std::size_t characterBytes(const char* at, const char* end) {
    auto byte = static_cast<unsigned char>(*at);
    std::size_t size = byte < 0x80 ? 1 : byte < 0xC2 ? 0 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 0;
    if (size == 0 || std::size_t(end - at) < size) return 0;
    for (std::size_t i = 1; i < size; ++i) {
        if ((at[i] & 0xC0) != 0x80) return 0;
    }
    auto second = static_cast<unsigned char>(size > 1 ? at[1] : 0);
    bool isTooLong = (byte == 0xE0 && second < 0xA0) || (byte == 0xF0 && second < 0x90);
    bool isNoCharacter = (byte == 0xED && second >= 0xA0) || (byte == 0xF4 && second >= 0x90);
    return isTooLong || isNoCharacter ? 0 : size;
}

/// Appends JSON text of at most `limit` bytes, at whole characters. A byte that is no UTF-8 becomes U+0080 to U+00FF.
void appendText(Text& out, std::string_view text, std::size_t limit) {
    static const char digits[] = "0123456789abcdef";
    out += '"';
    const char* end = text.data() + text.size();
    for (const char* at = text.data(); at < end;) {
        auto byte = static_cast<unsigned char>(*at);
        std::size_t size = characterBytes(at, end);
        if (std::size_t(at - text.data()) + std::max<std::size_t>(size, 1) > limit) break;
        if (byte == '"' || byte == '\\') {
            out += '\\';
            out += *at;
        } else if (byte == '\n') {
            out += "\\n";
        } else if (size == 0 || byte < 0x20) {
            out += "\\u00";
            out += digits[byte >> 4];
            out += digits[byte & 15];
        } else {
            out.append(at, size);
        }
        at += std::max<std::size_t>(size, 1);
    }
    out += '"';
}

void appendTextValue(Text& out, std::string_view text) {
    if (text.size() <= window.textCharacters) return appendText(out, text, text.size());
    out += "[\"t\",";
    appendText(out, text, window.textCharacters);
    out += ',';
    appendNumber(out, text.size());
    out += ']';
}

/// The type as a learner writes it, such as `vector<int>`.
Text readableName(std::string_view name) {
    static constexpr std::string_view dropped[] = {"std::", "__cxx11::", "(anonymous namespace)::"};
    Text out;
    for (std::size_t i = 0; i < name.size();) {
        auto rest = name.substr(i);
        auto prefix = std::ranges::find_if(dropped, [&](std::string_view word) { return rest.starts_with(word); });
        if (prefix != std::end(dropped)) {
            i += prefix->size();
        } else if (rest.starts_with("basic_string<char>")) {
            out += "string";
            i += 18;
        } else if (rest.starts_with("(lambda at ")) {
            out += "lambda";
            i += std::min(rest.find(')'), rest.size() - 1) + 1;
        } else if (rest.starts_with("(unnamed ")) {
            out += rest.substr(9, rest.find(' ', 9) - 9);
            i += std::min(rest.find(')'), rest.size() - 1) + 1;
        } else if (rest.starts_with(" *") || rest.starts_with(" &")) {
            ++i;
        } else if (rest.starts_with("::")) {
            // A nested class: `Solution::Node` is `Node`.
            while (!out.empty() && (std::isalnum(static_cast<unsigned char>(out.back())) || out.back() == '_'))
                out.pop_back();
            if (!out.empty() && out.back() == ')') out.clear();
            i += 2;
        } else {
            out += rest[0];
            ++i;
        }
    }
    return out;
}

void appendName(Text& out, std::string_view name) {
    Text readable = readableName(name);
    appendText(out, {readable.data(), readable.size()}, 200);
}

std::string_view nameOfPlain(const Type& type) {
    switch (type.kind) {
        case Kind::boolean: return "bool";
        case Kind::character: return "char";
        case Kind::real: return type.size == 4 ? "float" : "double";
        case Kind::longReal: return "long double";
        case Kind::textView: return "string_view";
        case Kind::signedInteger: return type.size == 4 ? "int" : type.size == 8 ? "long long" : "integer";
        case Kind::unsignedInteger: return type.size == 8 ? "unsigned long" : "unsigned";
        default: return type.name;
    }
}

bool isPlain(const Type& type) {
    switch (type.kind) {
        case Kind::boolean:
        case Kind::character:
        case Kind::signedInteger:
        case Kind::unsignedInteger:
        case Kind::real: return true;
        default: return false;
    }
}

/// The pattern of `-ftrivial-auto-var-init`: 0xAA, for floating-point numbers 0xFF.
bool isUnset(const void* address, const Type& type) {
    if (type.size < 4 || type.size > 16) return false;
    auto* bytes = static_cast<const unsigned char*>(address);
    auto hasOnly = [&](unsigned char byte) { return std::all_of(bytes, bytes + type.size, [&](auto at) { return at == byte; }); };
    return hasOnly(0xAA) || (type.kind == Kind::real && hasOnly(0xFF));
}

bool isIn(const void* address, std::size_t size, const char* from, const char* to) {
    auto* at = static_cast<const char*>(address);
    return at >= from && at <= to && size <= std::size_t(to - at);
}

Memory memoryAt(const void* address, std::size_t size) {
    Block block = findBlock(address);
    if (block.state == Memory::alive) return isIn(address, size, block.start, block.start + block.size) ? Memory::alive : Memory::unknown;
    if (block.state == Memory::freed) return Memory::freed;
    if (isIn(address, size, __executable_start, _end)) return Memory::alive;
    auto* top = static_cast<const char*>(__builtin_frame_address(0));
    if (isIn(address, size, top, stackStart)) return Memory::alive;
    if (isIn(address, size, stackEnd, top)) return Memory::freed;
    return Memory::unknown;
}

template <class T>
T readAt(const void* address, std::size_t offset = 0) {
    T value;
    std::memcpy(&value, static_cast<const char*>(address) + offset, sizeof value);
    return value;
}

/// The items of a sequence, or the entries of a set or map.
struct Items {
    const Type* type = nullptr;
    /// Beside each other, if not null.
    const char* first = nullptr;
    /// All, of which at most `window.items` are in `addresses`.
    std::size_t count = 0;
    List<const void*> addresses;
    List<bool> bits;
    bool isKnown = true;

    std::size_t read() const { return first ? count : addresses.size(); }
    const void* at(std::size_t i) const { return first ? first + i * type->size : addresses[i]; }
};

class ItemReader {
public:
    Items read(const void* object, const Type& type) {
        if (type.item) items.type = type.item();
        switch (type.kind) {
            case Kind::array: beside(static_cast<const char*>(object), type.count); break;
            case Kind::vector: {
                auto [first, last] = readAt<std::array<const char*, 2>>(object);
                beside(first, items.type->size ? (last - first) / items.type->size : 0);
                break;
            }
            case Kind::view: beside(readAt<const char*>(object), readAt<std::size_t>(object, 8)); break;
            case Kind::deque: readDeque(object); break;
            case Kind::list: readList(object, type.offset); break;
            case Kind::treeSet:
            case Kind::treeMap: readTree(static_cast<const char*>(object) + type.count); break;
            case Kind::hashSet:
            case Kind::hashMap: readHash(object, type.count); break;
            default: items.isKnown = false;
        }
        return std::move(items);
    }

private:
    Items items;

    void beside(const char* first, std::size_t count) {
        items.first = first;
        items.count = count;
        if (count == 0) items.first = nullptr;
        else if (count > (std::size_t(1) << 40) || memoryAt(first, count * items.type->size) != Memory::alive)
            items.isKnown = false;
    }

    bool add(const void* address, std::size_t size) {
        if (items.addresses.size() >= window.items || memoryAt(address, size) != Memory::alive) return false;
        items.addresses.push_back(address);
        return true;
    }

    void readDeque(const void* deque) {
        struct Place {
            const char *at, *first, *last;
            const char* const* node;
        };
        auto start = readAt<Place>(deque, 16), finish = readAt<Place>(deque, 48);
        std::size_t size = items.type->size, perNode = size < 512 ? 512 / size : 1;
        if (memoryAt(start.node, sizeof start.node) != Memory::alive || finish.node < start.node) {
            items.isKnown = false;
            return;
        }
        std::size_t before = (start.at - start.first) / size;
        items.count = (finish.node - start.node) * perNode + (finish.at - finish.first) / size - before;
        for (std::size_t i = before; i < before + std::min<std::size_t>(items.count, window.items); ++i) {
            const char* const* node = start.node + i / perNode;
            if (memoryAt(node, sizeof node) != Memory::alive || !add(*node + i % perNode * size, size)) break;
        }
    }

    void readList(const void* list, std::size_t offset) {
        items.count = readAt<std::size_t>(list, 16);
        for (auto* node = readAt<const char*>(list); node != list; node = readAt<const char*>(node)) {
            if (memoryAt(node, offset) != Memory::alive || !add(node + offset, items.type->size)) break;
        }
    }

    void readTree(const char* header) {
        constexpr std::size_t parent = 8, left = 16, right = 24, nodeBytes = 32, countAt = 32;
        items.count = readAt<std::size_t>(header, countAt);
        const char* node = readAt<const char*>(header, left);
        for (std::size_t i = 0; i < items.count && node != header; ++i) {
            if (memoryAt(node, nodeBytes) != Memory::alive || !add(node + nodeBytes, items.type->size)) break;
            if (const char* down = readAt<const char*>(node, right)) {
                for (node = down; memoryAt(node, nodeBytes) == Memory::alive;) {
                    down = readAt<const char*>(node, left);
                    if (!down) break;
                    node = down;
                }
                continue;
            }
            const char* child = node;
            for (node = readAt<const char*>(node, parent); node != header && readAt<const char*>(node, right) == child;) {
                if (memoryAt(node, nodeBytes) != Memory::alive) return;
                child = node;
                node = readAt<const char*>(node, parent);
            }
        }
    }

    void readHash(const void* table, std::size_t offset) {
        items.count = readAt<std::size_t>(table, 24);
        for (auto* node = readAt<const char*>(table, 16); node; node = readAt<const char*>(node)) {
            if (memoryAt(node, offset) != Memory::alive || !add(node + offset, items.type->size)) break;
        }
    }
};

struct Described {
    Key key;
    bool isNode;
};

class Recorder final : Fields {
public:
    std::uint64_t sentBytes = 0;
    std::uint64_t outputCharacters = 0;
    Text output;
    /// Of the last exception.
    Text exception;

    std::string_view exceptionText() const { return {exception.data(), exception.size()}; }

    /// `hasVariables`: false when the frame's variables are destroyed already.
    void record(char kind, Frame& frame, int line, std::string_view last = {}, bool hasVariables = true) {
        ++step;
        writeOutput();
        begin(kind);
        appendNumber(text, line);
        text += ',';
        appendNumber(text, frame.depth);
        text += ',';
        text += '{';
        if (hasVariables) compareVariables(frame, state.vars, frame.outerVar);
        text += "},{";
        Text value;
        if (returnedType) appendValue(value, returnedAddress, *returnedType);
        returnedType = nullptr;
        describeObjects();
        text += '}';
        if (!value.empty()) {
            text += ',';
            text += value;
        }
        if (!last.empty()) {
            text += ',';
            appendText(text, last, kind == 'x' ? window.textCharacters : 200);
        }
        end();
    }

    /// Sets what the next `r` event returns.
    void setReturned(const void* address, const Type& type) {
        returnedAddress = address;
        returnedType = &type;
    }

    /// Recording resumes: writes all frames and forgets what was written before.
    void resume(Frame* innermost, std::uint64_t number) {
        writeOutput();
        entries.clear();
        frames.clear();
        ++step;
        begin('k');
        appendNumber(text, number);
        text += ',';
        appendNumber(text, innermost ? innermost->depth : 1);
        text += ",[";
        List<Frame*> shown;
        for (Frame* frame = innermost; frame && frame->depth > 0 && shown.size() < window.frames; frame = frame->outer)
            shown.push_back(frame);
        for (std::size_t i = shown.size(); i-- > 0;) {
            Frame& frame = *shown[i];
            Var* vars = state.top == &frame ? state.vars : innerOf(frame)->outerVar;
            if (i + 1 < shown.size()) text += ',';
            text += '[';
            appendText(text, frame.name, 200);
            text += ',';
            appendNumber(text, frame.line);
            text += ",{";
            compareVariables(frame, vars, frame.outerVar);
            text += "}]";
        }
        text += "],{";
        describeObjects();
        text += '}';
        end();
    }

    void writeEnding(const char* reason) {
        text = "[\"e\",\"";
        text += reason;
        text += "\"]\n";
        append();
    }

    void writeCount() {
        shared->writtenSteps = shared->steps;
        text = "[\"n\",";
        appendNumber(text, shared->steps);
        text += "]\n";
        append();
        flush();
    }

    void writeOutput() {
        if (output.empty()) return;
        text = "[\"o\",";
        appendText(text, {output.data(), output.size()}, output.size());
        text += "]\n";
        output.clear();
        append();
    }

    void dropFrame(int depth) {
        if (frames.size() > std::size_t(depth)) frames.resize(depth);
    }

    void forget(const char* from, std::size_t size) {
        auto first = entries.lower_bound({from, nullptr});
        auto last = first;
        while (last != entries.end() && last->first.address < from + size) ++last;
        entries.erase(first, last);
    }

private:
    Map<Key, Entry> entries;
    List<FrameState> frames;
    Map<const Type*, Type> blockTypes;
    Map<const Type*, Type> boxTypes;
    /// Objects to compare, in the order of their distance.
    List<Described> queue;
    std::size_t nodes = 0;
    std::uint64_t lastId = 0;
    /// Changes when the variables and objects are compared again.
    std::uint64_t step = 0;
    std::chrono::steady_clock::time_point flushedAt = std::chrono::steady_clock::now();
    Text text;
    const void* returnedAddress = nullptr;
    const Type* returnedType = nullptr;
    List<Text>* fieldValues = nullptr;
    List<Text>* fieldNames = nullptr;

    void begin(char kind) {
        text = "[\"";
        text += kind;
        text += "\",";
    }

    void end() {
        text += "]\n";
        append();
    }

    void append() {
        if (text.size() > sizeof shared->pending - pieceBytes) return;
        std::memcpy(shared->pending + shared->pendingBytes, text.data(), text.size());
        sentBytes += text.size();
        shared->pendingBytes += text.size();
        auto now = std::chrono::steady_clock::now();
        bool isLate = now - flushedAt > flushInterval;  // a program that sleeps may be killed
        if (shared->pendingBytes < pieceBytes && !isLate) return;
        flush();
        flushedAt = now;
    }

    Frame* innerOf(const Frame& outer) const {
        Frame* frame = state.top;
        while (frame && frame->outer != &outer) frame = frame->outer;
        return frame;
    }

    void compareVariables(Frame& frame, Var* from, Var* to) {
        if (frames.size() <= std::size_t(frame.depth)) frames.resize(frame.depth + 1);
        auto& slots = frames[frame.depth].slots;
        std::size_t start = text.size();
        List<Var*> vars;
        for (Var* var = from; var && var != to; var = var->outer) vars.push_back(var);
        for (std::size_t i = vars.size(); i-- > 0;) compareVariable(slots, *vars[i], isShadowed(vars, i), start);
        for (std::size_t i = 0; i < slots.size();) {
            if (slots[i].step == step) {
                ++i;
                continue;
            }
            addName(slots[i].name, start);
            text += "[\"-\"]";
            slots.erase(slots.begin() + i);
        }
    }

    static bool isShadowed(const List<Var*>& vars, std::size_t i) {
        for (std::size_t inner = 0; inner < i; ++inner) {
            if (std::strcmp(vars[inner]->name, vars[i]->name) == 0) return true;
        }
        return false;
    }

    void addName(const char* name, std::size_t start) {
        if (text.size() > start) text += ',';
        appendText(text, name, 200);
        text += ':';
    }

    void compareVariable(List<Slot>& slots, const Var& var, bool shadowed, std::size_t start) {
        const Type& type = *var.type();
        if (shadowed || type.kind == Kind::hidden) return;
        auto slot = std::ranges::find_if(slots, [&](const Slot& at) { return at.name == var.name || std::strcmp(at.name, var.name) == 0; });
        bool isNew = slot == slots.end();
        if (isNew) {
            slots.push_back({var.name, var.type, var.address, {}, 0, {}});
            slot = slots.end() - 1;
        }
        slot->step = step;
        bool isSame = !isNew && slot->type == var.type;
        if (isSame && isPlain(type) && std::memcmp(slot->bytes, var.address, type.size) == 0) return;
        if (isPlain(type)) std::memcpy(slot->bytes, var.address, type.size);
        Text value;
        appendValue(value, var.address, type);
        slot->type = var.type;
        if (isSame && value == slot->value) return;
        addName(var.name, start);
        text += value;
        slot->value = std::move(value);
    }

    void appendUnknown(Text& out, std::string_view name) {
        out += "[\"?\",";
        appendName(out, name);
        out += ']';
    }

    /// Appends a value; an object becomes a reference and is compared later.
    void appendValue(Text& out, const void* address, const Type& type) {
        if (isUnset(address, type) && (isPlain(type) || type.kind == Kind::pointer)) {
            out += "[\"u\"]";
            return;
        }
        switch (type.kind) {
            case Kind::boolean: out += readAt<unsigned char>(address) ? "true" : "false"; break;
            case Kind::character: appendCharacter(out, address, type.size); break;
            case Kind::signedInteger:
            case Kind::unsignedInteger: appendIntegerValue(out, address, type); break;
            case Kind::real: appendReal(out, type.size == 4 ? readAt<float>(address) : readAt<double>(address)); break;
            case Kind::longReal: appendReal(out, double(readAt<long double>(address))); break;
            case Kind::pointer:
            case Kind::ownedPointer: appendPointer(out, readAt<const void*>(address), type); break;
            case Kind::text: appendString(out, address, readAt<const char*>(address), readAt<std::size_t>(address, 8), type); break;
            case Kind::textView: appendString(out, address, readAt<const char*>(address, 8), readAt<std::size_t>(address), type); break;
            case Kind::optional:
                if (readAt<unsigned char>(address, type.offset)) appendValue(out, address, *type.item());
                else out += "null";
                break;
            case Kind::unknown:
            case Kind::hidden: appendUnknown(out, type.name); break;
            default: appendReference(out, address, type, false);
        }
    }

    static void appendCharacter(Text& out, const void* address, std::size_t size) {
        std::uint32_t point = size == 1 ? readAt<unsigned char>(address) : size == 2 ? readAt<std::uint16_t>(address) : readAt<std::uint32_t>(address);
        out += "[\"c\",";
        char bytes[4] = {char(point)};
        std::size_t count = 1;
        if (size > 1 && point >= 0x80) {
            if (point >= 0xD800 && (point < 0xE000 || point > 0x10FFFF)) point = 0xFFFD;
            count = point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
            static const unsigned char heads[] = {0, 0, 0xC0, 0xE0, 0xF0};
            for (std::size_t i = count; i-- > 1; point >>= 6) bytes[i] = char(0x80 | (point & 63));
            bytes[0] = char(heads[count] | point);
        }
        appendText(out, {bytes, count}, count);
        out += ']';
    }

    static void appendIntegerValue(Text& out, const void* address, const Type& type) {
        __int128 number = 0;
        std::memcpy(&number, address, std::min(type.size, sizeof number));
        if (type.kind == Kind::signedInteger && type.size < sizeof number) {
            std::size_t unused = 8 * (sizeof number - type.size);
            number = static_cast<__int128>(static_cast<unsigned __int128>(number) << unused) >> unused;
        }
        constexpr long long largest = (1LL << 53) - 1;
        bool isExact = number >= -largest && number <= largest;
        if (!isExact) out += "[\"n\",\"";
        appendInteger(out, number);
        if (!isExact) out += "\"]";
    }

    static void appendReal(Text& out, double number) {
        if (number != number) out += "[\"n\",\"nan\"]";
        else if (number - number != 0) out += number < 0 ? "[\"n\",\"-inf\"]" : "[\"n\",\"inf\"]";
        else appendNumber(out, number);
    }

    void appendString(Text& out, const void* object, const char* start, std::size_t size, const Type& type) {
        bool isInside = isIn(start, size, static_cast<const char*>(object), static_cast<const char*>(object) + type.size);
        if (size == 0) out += "\"\"";
        else if (!isInside && memoryAt(start, size) == Memory::unknown) appendUnknown(out, nameOfPlain(type));
        else appendTextValue(out, {start, size});
    }

    void appendPointer(Text& out, const void* target, const Type& type) {
        if (!target) {
            out += "null";
            return;
        }
        const Type& item = *type.item();
        Memory memory = memoryAt(target, std::max<std::size_t>(item.size, 1));
        if (memory == Memory::freed) out += "[\"d\"]";
        else if (memory == Memory::unknown || item.kind == Kind::unknown) appendUnknown(out, type.name);
        else if (item.kind == Kind::character) appendCString(out, static_cast<const char*>(target));
        else if (isPlain(item) || item.kind == Kind::pointer) appendReference(out, target, plainTarget(target, item), true);
        else if (isObject(item)) appendReference(out, target, item, true);
        else appendReference(out, target, boxed(boxTypes, Kind::box, item), true);
    }

    static bool isObject(const Type& type) {
        switch (type.kind) {
            case Kind::text:
            case Kind::textView:
            case Kind::ownedPointer:
            case Kind::optional:
            case Kind::longReal: return false;
            default: return true;
        }
    }

    void appendCString(Text& out, const char* start) {
        std::size_t size = 0;
        while (size <= window.textCharacters && memoryAt(start + size, 1) == Memory::alive && start[size]) ++size;
        appendText(out, {start, size}, window.textCharacters);
    }

    /// An array of operator new, or a single value.
    const Type& plainTarget(const void* target, const Type& item) {
        Block block = findBlock(target);
        bool isArray = block.state == Memory::alive && block.start == target && block.size >= 2 * item.size;
        return isArray ? boxed(blockTypes, Kind::block, item) : boxed(boxTypes, Kind::box, item);
    }

    static const Type& boxed(Map<const Type*, Type>& types, Kind kind, const Type& item) {
        auto [found, isNew] = types.try_emplace(&item);
        Type& type = found->second;
        if (isNew) {
            type = item;
            type.name = nameOfPlain(item);
            type.kind = kind;
        }
        return type;
    }

    void appendReference(Text& out, const void* address, const Type& type, bool isNode) {
        auto [found, isNew] = entries.try_emplace({address, &type});
        Entry& entry = found->second;
        if (isNew) entry.id = ++lastId;
        out += "[\"@\",";
        appendNumber(out, entry.id);
        out += ']';
        if (entry.step == step) return;
        entry.step = step;
        queue.push_back({found->first, isNode});
    }

    void describeObjects() {
        std::size_t start = text.size();
        nodes = 0;
        for (std::size_t i = 0; i < queue.size() && i < window.objects && text.size() < lineBytes; ++i) {
            if (queue[i].isNode && ++nodes > nodesPerStep) continue;
            Key key = queue[i].key;  // the queue grows
            describe(key, start);
        }
        queue.clear();
    }

    void describe(const Key& key, std::size_t start) {
        const Type& type = *key.type;
        if (type.kind == Kind::adapter) return describeItems(key, key.address, *type.item(), adapterKind(type), start);
        if (type.kind == Kind::bits || type.kind == Kind::boolVector) return describeBits(key, start);
        if (type.kind == Kind::object || type.kind == Kind::tuple || type.kind == Kind::box) return describeFields(key, start);
        if (type.kind == Kind::treeMap || type.kind == Kind::hashMap) return describeMap(key, start);
        bool isSet = type.kind == Kind::treeSet || type.kind == Kind::hashSet;
        if (isSet) return describeSet(key, start);
        describeItems(key, key.address, type, type.kind == Kind::deque ? "deque" : "list", start);
    }

    static const char* adapterKind(const Type& type) {
        return type.adapter == 's' ? "stack" : type.adapter == 'q' ? "queue" : "heap";
    }

    void openObject(const Entry& entry, std::size_t start) {
        if (text.size() > start) text += ',';
        text += '"';
        appendNumber(text, entry.id);
        text += "\":{";
    }

    void openFull(Entry& entry, const char* kind, const Type& type, std::size_t start) {
        openObject(entry, start);
        entry.isDescribed = true;
        text += "\"k\":\"";
        text += kind;
        text += "\",\"t\":";
        if (type.kind == Kind::block || type.kind == Kind::box) {
            Text name(type.name);
            if (type.kind == Kind::block) name += "[]";
            appendName(text, {name.data(), name.size()});
        } else {
            appendName(text, type.name);
        }
        text += ",\"v\":";
    }

    void closeCount(std::size_t count) {
        text += ",\"n\":";
        appendNumber(text, count);
        text += '}';
    }

    /// An object whose memory is not known.
    void describeUnknown(Entry& entry, const Type& type, std::size_t start) {
        if (entry.isDescribed) return;
        openFull(entry, "list", type, start);
        text += "[]";
        closeCount(0);
    }

    Entry& entryOf(const Key& key) { return entries.find(key)->second; }

    void describeItems(const Key& key, const void* address, const Type& type, const char* kind, std::size_t start) {
        Items items = readItems(address, type);
        Entry& entry = entryOf(key);
        if (!items.isKnown) return describeUnknown(entry, *key.type, start);
        if (items.first && isPlain(*items.type)) return describePlain(entry, items, *key.type, kind, start);
        describeValues(entry, valuesOf(items), items.count, *key.type, kind, start);
    }

    Items readItems(const void* address, const Type& type) {
        if (type.kind != Kind::block) return ItemReader().read(address, type);
        Items items;
        Block block = findBlock(address);
        items.type = itemOfBlock(type);
        items.first = block.start;
        items.count = block.size / items.type->size;
        return items;
    }

    const Type* itemOfBlock(const Type& block) {
        for (auto& [item, type] : blockTypes) {
            if (&type == &block) return item;
        }
        return nullptr;
    }

    List<Text> valuesOf(const Items& items) {
        List<Text> values;
        std::size_t bytes = 0;
        for (std::size_t i = 0; i < items.read() && i < window.items && bytes < objectBytes; ++i) {
            values.emplace_back();
            appendValue(values.back(), items.at(i), *items.type);
            bytes += values.back().size();
        }
        return values;
    }

    void describePlain(Entry& entry, const Items& items, const Type& type, const char* kind, std::size_t start) {
        std::size_t size = items.type->size;
        std::size_t compared = std::min(items.count * size, comparedBytes / size * size);
        bool isSameCount = entry.count == items.count;
        if (entry.isDescribed && isSameCount && std::memcmp(entry.bytes.data(), items.first, compared) == 0) return;
        List<std::size_t> changed;
        std::size_t before = entry.bytes.size() / size, now = compared / size;
        std::size_t most = std::max<std::size_t>(6, std::min<std::size_t>(now / 4, 200));
        for (std::size_t i = 0; i < now && changed.size() <= most; ++i) {
            if (i >= before || std::memcmp(entry.bytes.data() + i * size, items.first + i * size, size) != 0) changed.push_back(i);
        }
        bool isPatch = entry.isDescribed && changed.size() <= most;
        if (isPatch) {
            openObject(entry, start);
            text += "\"p\":[";
            for (std::size_t i = 0; i < changed.size(); ++i) {
                text += i > 0 ? ",[" : "[";
                appendNumber(text, changed[i]);
                text += ',';
                appendValue(text, items.at(changed[i]), *items.type);
                text += ']';
            }
            text += ']';
            if (isSameCount) text += '}';
            else closeCount(items.count);
        } else {
            openFull(entry, kind, type, start);
            Runs runs(text);
            std::size_t shown = std::min<std::size_t>(items.count, window.items);
            for (std::size_t i = 0, next; i < shown; i = next) {
                for (next = i + 1; next < shown && std::memcmp(items.at(i), items.at(next), size) == 0;) ++next;
                Text value;
                appendValue(value, items.at(i), *items.type);
                runs.add(value, next - i);
            }
            runs.close();
            closeCount(items.count);
        }
        entry.count = items.count;
        entry.bytes.assign(items.first, compared);
        entry.values.clear();
    }

    /// Writes a list in which equal neighbors are one item.
    class Runs {
    public:
        explicit Runs(Text& out) : text(out) { text += '['; }
        void add(const Text& value, std::size_t count) {
            constexpr std::size_t shortest = 4;
            if (count >= shortest) {
                separate();
                text += "[\"x\",";
                appendNumber(text, count);
                text += ',';
                text += value;
                text += ']';
                return;
            }
            for (; count > 0; --count) {
                separate();
                text += value;
            }
        }
        void close() { text += ']'; }

    private:
        Text& text;
        bool isFirst = true;
        void separate() {
            if (!isFirst) text += ',';
            isFirst = false;
        }
    };

    void describeValues(Entry& entry, List<Text> values, std::size_t count, const Type& type, const char* kind, std::size_t start) {
        bool isSameCount = entry.count == count;
        if (entry.isDescribed && isSameCount && entry.values == values) return;
        List<std::size_t> changed;
        std::size_t most = std::max<std::size_t>(6, values.size() / 4);
        for (std::size_t i = 0; i < values.size() && changed.size() <= most; ++i) {
            if (i >= entry.values.size() || entry.values[i] != values[i]) changed.push_back(i);
        }
        // An empty one had its items as bytes.
        bool isPatch = entry.isDescribed && (!entry.values.empty() || entry.count == 0) && changed.size() <= most;
        if (isPatch) {
            openObject(entry, start);
            text += "\"p\":[";
            for (std::size_t i = 0; i < changed.size(); ++i) {
                text += i > 0 ? ",[" : "[";
                appendNumber(text, changed[i]);
                text += ',';
                text += values[changed[i]];
                text += ']';
            }
            text += ']';
            if (isSameCount) text += '}';
            else closeCount(count);
        } else {
            openFull(entry, kind, type, start);
            Runs runs(text);
            for (std::size_t i = 0, next; i < values.size(); i = next) {
                for (next = i + 1; next < values.size() && values[next] == values[i];) ++next;
                runs.add(values[i], next - i);
            }
            runs.close();
            closeCount(count);
        }
        entry.count = count;
        entry.values = std::move(values);
        entry.bytes.clear();
    }

    void describeBits(const Key& key, std::size_t start) {
        const Type& type = *key.type;
        const Type& boolean = *type.item();
        Items items;
        items.type = &boolean;
        const char* words = static_cast<const char*>(key.address);
        if (type.kind == Kind::bits) {
            items.count = type.count;
        } else {
            words = readAt<const char*>(key.address);
            auto* last = readAt<const char*>(key.address, 16);
            items.count = words ? 8 * (last - words) + readAt<unsigned>(key.address, 24) : 0;
        }
        Entry& entry = entryOf(key);
        if (items.count > 0 && memoryAt(words, (items.count + 7) / 8) != Memory::alive) return describeUnknown(entry, type, start);
        std::size_t read = std::min<std::size_t>(items.count, comparedBytes);
        Text bytes(read, '\0');
        for (std::size_t i = 0; i < read; ++i) bytes[i] = char(words[i / 8] >> (i % 8) & 1);
        items.first = bytes.data();
        std::size_t count = items.count;
        items.count = read;
        if (count == 0) return describeValues(entry, {}, 0, type, "list", start);
        describePlain(entry, items, type, "list", start);
    }

    void add(const char* name, const void* address, TypeOf type) override {
        fieldNames->emplace_back(name);
        fieldValues->emplace_back();
        appendValue(fieldValues->back(), address, *type());
    }

    void describeFields(const Key& key, std::size_t start) {
        const Type& type = *key.type;
        List<Text> names, values;
        if (type.kind == Kind::box) {
            names.emplace_back("*");
            values.emplace_back();
            for (auto& [item, box] : boxTypes) {
                if (&box == &type) appendValue(values.back(), key.address, *item);
            }
        } else {
            fieldNames = &names;
            fieldValues = &values;
            Muted muted;
            type.fields(key.address, *this);
        }
        Entry& entry = entryOf(key);
        if (type.kind == Kind::tuple) return describeValues(entry, std::move(values), names.size(), type, "list", start);
        if (entry.isDescribed && entry.values == values) return;
        bool isPatch = entry.isDescribed && entry.values.size() == values.size();
        if (isPatch) openObject(entry, start);
        else openFull(entry, "object", type, start);
        text += isPatch ? "\"p\":[" : "{";
        bool isFirst = true;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (isPatch && entry.values[i] == values[i]) continue;
            if (!isFirst) text += ',';
            isFirst = false;
            if (isPatch) text += '[';
            appendText(text, {names[i].data(), names[i].size()}, 200);
            text += isPatch ? ',' : ':';
            text += values[i];
            if (isPatch) text += ']';
        }
        text += isPatch ? "]}" : "}}";
        entry.values = std::move(values);
    }

    void describeSet(const Key& key, std::size_t start) {
        Items items = ItemReader().read(key.address, *key.type);
        List<Text> values = valuesOf(items);
        Entry& entry = entryOf(key);
        if (entry.isDescribed && entry.count == items.count && entry.values == values) return;
        if (entry.isDescribed && key.type->adapter != 'm' && !isOutOfOrder(entry, *key.type, values, 1)) {
            writeKeyChanges(entry, values, {}, items.count, start);
        } else {
            openFull(entry, "set", *key.type, start);
            text += '[';
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (i > 0) text += ',';
                text += values[i];
            }
            text += ']';
            closeCount(items.count);
        }
        entry.count = items.count;
        entry.values = std::move(values);
    }

    /// `entry.values`: keys and values by turns.
    void describeMap(const Key& key, std::size_t start) {
        const Type& type = *key.type;
        Items items = ItemReader().read(key.address, type);
        const Type& valueType = *type.value();
        List<Text> keys, values, both;
        std::size_t bytes = 0;
        for (std::size_t i = 0; i < items.read() && bytes < objectBytes; ++i) {
            auto* at = static_cast<const char*>(items.at(i));
            if (memoryAt(at, type.offset + valueType.size) != Memory::alive) break;
            keys.emplace_back();
            appendValue(keys.back(), at, *items.type);
            values.emplace_back();
            appendValue(values.back(), at + type.offset, valueType);
            bytes += keys.back().size() + values.back().size();
            both.push_back(keys.back());
            both.push_back(values.back());
        }
        Entry& entry = entryOf(key);
        if (entry.isDescribed && entry.count == items.count && entry.values == both) return;
        if (entry.isDescribed && type.adapter != 'm' && !isOutOfOrder(entry, type, keys, 2)) {
            writeKeyChanges(entry, keys, values, items.count, start);
        } else {
            openFull(entry, "map", type, start);
            text += '[';
            for (std::size_t i = 0; i < keys.size(); ++i) {
                if (i > 0) text += ',';
                writeEntry(keys[i], values[i]);
            }
            text += ']';
            closeCount(items.count);
        }
        entry.count = items.count;
        entry.values = std::move(both);
    }

    /// Whether a key was inserted into a small sorted set or map before another one. A patch would append it.
    static bool isOutOfOrder(const Entry& entry, const Type& type, const List<Text>& keys, std::size_t stride) {
        constexpr std::size_t mostWritten = 64;
        if (type.kind != Kind::treeSet && type.kind != Kind::treeMap) return false;
        if (keys.empty() || keys.size() > mostWritten) return false;
        auto isOld = [&](const Text& key) {
            for (std::size_t i = 0; i < entry.values.size(); i += stride) {
                if (entry.values[i] == key) return true;
            }
            return false;
        };
        auto firstNew = std::ranges::find_if_not(keys, isOld);
        return std::any_of(firstNew, keys.end(), isOld);
    }

    void writeEntry(const Text& key, const Text& value) {
        text += '[';
        text += key;
        text += ',';
        text += value;
        text += ']';
    }

    /// Without `values`, of a set.
    void writeKeyChanges(const Entry& entry, const List<Text>& keys, const List<Text>& values, std::size_t count, std::size_t start) {
        bool isMap = !values.empty() || (keys.empty() && entry.values.size() == 2 * entry.count);
        Map<Text, const Text*> removed;
        for (std::size_t i = 0; i < entry.values.size(); i += isMap ? 2 : 1)
            removed[entry.values[i]] = isMap ? &entry.values[i + 1] : nullptr;
        static const Text null = "null";
        std::size_t before = text.size();
        openObject(entry, start);
        text += "\"p\":[";
        bool isFirst = true;
        for (std::size_t i = 0; i < keys.size(); ++i) {
            auto found = removed.find(keys[i]);
            bool isSame = found != removed.end() && (!isMap || *found->second == values[i]);
            if (found != removed.end()) removed.erase(found);
            if (isSame) continue;
            if (!isFirst) text += ',';
            isFirst = false;
            writeEntry(keys[i], isMap ? values[i] : null);
        }
        text += ']';
        if (isFirst && removed.empty() && entry.count == count) {
            text.resize(before);  // only the order has changed
            return;
        }
        if (!removed.empty()) {
            text += ",\"d\":[";
            isFirst = true;
            for (auto& [key, value] : removed) {
                if (!isFirst) text += ',';
                isFirst = false;
                text += key;
            }
            text += ']';
        }
        if (entry.count == count) text += '}';
        else closeCount(count);
    }
};

// Output of the program.

char outputBuffer[64 * 1024];
std::size_t outputBytes = 0;
FILE* programOutput;

void writeProgramOutput() {
    for (std::size_t from = 0; from < outputBytes;) {
        long written = syscall(SYS_write, 1, outputBuffer + from, outputBytes - from);
        if (written <= 0) break;
        from += written;
    }
    outputBytes = 0;
}

ssize_t receiveOutput(void*, const char* text, std::size_t size) {
    for (std::size_t from = 0; from < size;) {
        std::size_t part = std::min(size - from, sizeof outputBuffer - outputBytes);
        std::memcpy(outputBuffer + outputBytes, text + from, part);
        outputBytes += part;
        from += part;
        if (outputBytes == sizeof outputBuffer) writeProgramOutput();
    }
    if (size > 0 && text[size - 1] == '\n') writeProgramOutput();
    if (recorder && state.isRecorded) {
        std::size_t shown = std::min<std::size_t>(size, window.outputCharacters - recorder->outputCharacters);
        recorder->output.append(text, shown);
        recorder->outputCharacters += shown;
    }
    return ssize_t(size);
}

class OutputBuffer final : public std::streambuf {
    int_type overflow(int_type character) override {
        if (character != traits_type::eof()) std::fputc(character, stdout);
        return traits_type::not_eof(character);
    }
    std::streamsize xsputn(const char* text, std::streamsize size) override {
        return std::streamsize(std::fwrite(text, 1, size, stdout));
    }
};

void redirectOutput() {
    // Never destroyed: exit flushes it.
    static OutputBuffer& buffer = *new (std::malloc(sizeof(OutputBuffer))) OutputBuffer;
    if (std::cout.rdbuf() == &buffer) return;
    std::cout.flush();
    std::cout.rdbuf(&buffer);
    if (programOutput) return;
    std::fflush(stdout);
    programOutput = fopencookie(nullptr, "w", {nullptr, receiveOutput, nullptr, nullptr});
    if (!programOutput) return;
    std::setvbuf(programOutput, nullptr, _IONBF, 0);
    stdout = programOutput;
}

// The window.

void stopRecording() {
    isRecording = false;
    nextStop = ~std::uint64_t(0);
}

/// While steps are only counted: the step at which the next `n` is written.
void count() {
    isRecording = false;
    std::uint64_t steps = shared->steps;
    nextStop = std::min(window.countedSteps + 1, steps + std::max<std::uint64_t>(256, steps / 16));
    if (window.fromStep > steps) nextStop = std::min(nextStop, window.fromStep);
}

void finish(const char* reason) {
    recorder->writeOutput();
    if (reason) recorder->writeEnding(reason);
    recorder->writeCount();
    stopRecording();
}

/// A program that does not end need not run on after its recording.
void exitIfAllowed() {
    while (window.exitsAfter && window.fromStep > 0) syscall(SYS_exit_group, 0);
}

/// Handles a step at which the window changes. Returns whether the step is recorded.
bool lookAtWindow(Frame* innermost) {
    std::uint64_t number = shared->steps;
    if (number > window.countedSteps) {
        --shared->steps;
        finish("steps");
        state.isRecorded = false;
        exitIfAllowed();
        return false;
    }
    if (isRecording) {
        redirectOutput();
        if (recorder->sentBytes + reservedBytes > window.bytes) {
            recorder->writeEnding("size");
            window.fromStep = 0;
            count();
            return false;
        }
        bool isFirst = number <= window.firstSteps;
        bool isLast = window.fromStep > 0 && number >= window.fromStep && number < window.fromStep + window.lastSteps;
        if (isFirst || isLast) return true;
        recorder->writeOutput();
        --shared->steps;
        recorder->writeCount();
        ++shared->steps;
        bool isAfter = window.fromStep > 0 && number > window.fromStep;
        if (isAfter) exitIfAllowed();
        if (isAfter) window.fromStep = 0;
        count();
        return false;
    }
    if (window.fromStep > 0 && number == window.fromStep) {
        isRecording = true;
        nextStop = 0;
        recorder->resume(innermost, number);
        return true;
    }
    recorder->writeOutput();
    recorder->writeCount();
    count();
    return false;
}

/// Counts a step. Returns whether it is recorded.
inline bool advance(Frame* innermost) { return ++shared->steps >= nextStop && lookAtWindow(innermost); }

bool isActive() { return state.isRecorded && !state.isMuted; }

void endAtDepth() {
    if (recorder && nextStop != ~std::uint64_t(0)) finish("depth");
    state.isRecorded = false;
}

void onFreed(const char* start, std::size_t size) {
    if (isRecording && state.isRecorded) recorder->forget(start, size);
}

void findStack() {
    stackStart = static_cast<const char*>(__libc_stack_end);
    rlimit limit{};
    getrlimit(RLIMIT_STACK, &limit);
    stackEnd = stackStart - (limit.rlim_cur == RLIM_INFINITY ? std::size_t(1) << 30 : limit.rlim_cur);
}

}  // namespace

Var::Var(const char* name, const void* address, TypeOf type, bool isOwner)
    : outer(state.vars), name(name), address(address), type(type), isOwner(isOwner) {
    state.vars = this;
}

Var::~Var() {
    state.vars = outer;
    if (!isRecording || !state.isRecorded) return;
    const Type& known = *type();
    if (isOwner && !isPlain(known)) recorder->forget(static_cast<const char*>(address), known.size);
}

Frame::Frame(const char* name, int line)
    : outer(state.top), outerVar(state.vars), name(name), line(line), exceptions(std::uncaught_exceptions()) {
    state.top = this;
    if (!isActive()) {
        isMuted = true;
        return;
    }
    depth = outer ? outer->depth + 1 : 1;
    bool isDeep = std::uint64_t(depth) > window.depth || reinterpret_cast<const char*>(this) - stackEnd < std::ptrdiff_t(reservedStack);
    if (isDeep) endAtDepth();
}

Frame::~Frame() {
    state.top = outer;
    if (isMuted) return;
    if (hasReturned) state.isMuted = false;
    if (!state.isRecorded) return;
    state.top = this;
    if (std::uncaught_exceptions() > exceptions) {
        if (!hasThrown && advance(this)) recorder->record('x', *this, line, recorder->exceptionText(), false);
    } else if (!hasReturned && advance(this)) {
        recorder->record('r', *this, line, {}, false);
    }
    state.top = outer;
    if (isRecording) recorder->dropFrame(depth);
}

void enter() {
    Frame* frame = state.top;
    if (!frame || frame->isMuted || !isActive()) return;
    if (advance(frame->outer)) recorder->record('c', *frame, frame->line, frame->name);
}

void step(int line) {
    Frame* frame = state.top;
    if (!frame || !isActive()) return;
    frame->line = line;
    frame->hasThrown = false;
    if (advance(frame)) recorder->record('s', *frame, line);
}

void returned(int line) {
    Frame* frame = state.top;
    if (!frame || frame->isMuted || !isActive()) return;
    frame->line = line;
    if (advance(frame)) recorder->record('r', *frame, line);
    frame->hasReturned = true;
    state.isMuted = true;
}

void returnedValue(int line, const void* address, TypeOf type) {
    Frame* frame = state.top;
    if (!frame || frame->isMuted || !isActive()) return;
    frame->line = line;
    if (advance(frame)) {
        recorder->setReturned(address, *type());
        recorder->record('r', *frame, line);
    }
    frame->hasReturned = true;
    state.isMuted = true;
}

Recording::Recording() {
    findStack();
    recorder = new (std::malloc(sizeof(Recorder))) Recorder;
    redirectOutput();
    onFree = onFreed;
    std::atexit(writeProgramOutput);
    state.isRecorded = true;
    isRecording = window.firstSteps > 0;
    if (isRecording) nextStop = 0;
    else count();
}

void Recording::end() {
    if (state.isRecorded) finish(nullptr);
    state.isRecorded = false;
    onFree = nullptr;
    flushOutput();
}

void flushOutput() {
    std::fflush(stdout);
    writeProgramOutput();
}

void setUpRecording(const std::string& setup) {
    std::uint64_t* numbers[] = {&window.firstSteps, &window.fromStep, &window.lastSteps, &window.countedSteps,
                                &window.bytes, &window.items, &window.textCharacters, &window.objects,
                                &window.frames, &window.outputCharacters, &window.depth, &window.exitsAfter};
    const char *at = setup.data(), *end = at + setup.size();
    for (std::uint64_t* number : numbers) {
        while (at < end && *at == ' ') ++at;
        at = std::from_chars(at, end, *number).ptr;
    }
    long memory = syscall(SYS_mmap, nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == -1) std::abort();
    shared = reinterpret_cast<Shared*>(memory);
}

void endRecording() {
    flush();
    if (shared->steps == shared->writtenSteps) return;
    Text text = "[\"n\",";
    appendNumber(text, shared->steps);
    text += "]\n";
    judge_driver::sendFrame('G', text.data(), text.size());
}

}  // namespace judge_trace

/// Replaces the function of libstdc++, which it calls. Records where an exception is thrown.
extern "C" void __cxa_throw(void* exception, std::type_info* type, void (*destructor)(void*)) {
    using namespace judge_trace;
    using Throw = void (*)(void*, std::type_info*, void (*)(void*));
    static auto original = reinterpret_cast<Throw>(dlsym(RTLD_NEXT, "__cxa_throw"));
    Frame* frame = state.top;
    if (frame && isActive() && recorder) {
        int status = 0;
        char* readable = abi::__cxa_demangle(type->name(), nullptr, nullptr, &status);
        recorder->exception = readable ? readable : type->name();
        std::free(readable);
        if (*type == typeid(std::string)) recorder->exception = "std::string";
        void* object = exception;
        auto* base = dynamic_cast<const abi::__class_type_info*>(&typeid(std::exception));
        if (base && type->__do_upcast(base, &object)) {
            recorder->exception += ": ";
            Muted muted;
            recorder->exception += static_cast<std::exception*>(object)->what();
        }
        frame->hasThrown = true;
        if (advance(frame)) recorder->record('x', *frame, frame->line, recorder->exceptionText());
    }
    original(exception, type, destructor);
    std::abort();
}
