// Runs a learner's C++ program for the judge, one case at a time. Linked to the program; see judge.hpp.
//
// Frames: 4 bytes length (big endian), one letter, payload. The judge sends on descriptor 3, the driver answers on 4.
//   (start)                                ->  L loaded
//   S  which steps to record               ->  nothing; a recording follows as G frames before the result. Only in a
//                                              program with trace.cpp, which explains the numbers
//   C  case: one JSON literal per line     ->  V value (JSON) | T unserializable value, in words
//                                              | I like V, but not the given nodes
//                                              | E line, summary, exception with the learner's calls | M out of memory
//   and after every case D "exit n" or "signal n": how the case's process ended. After a signal, the next lines are
//   the line number and the learner's calls, if known.
//
// Each case runs in a fork of the freshly loaded program. State, a crash or an exit therefore cannot affect the next one.
// The driver does not know the expected answers.
//
// Run it only in its own pid namespace: after each case it sends SIGKILL to every process it can see.
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <cxxabi.h>
#include <exception>
#include <fcntl.h>
#include <iostream>
#include <new>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <typeinfo>
#include <unistd.h>
#include <unwind.h>
#include <vector>

#include "judge.hpp"

// A learner's global `read` or `kill` replaces libc's function, so the driver calls only these and `syscall` by name.
extern "C" pid_t __fork();
extern "C" int __sigaction(int, const struct sigaction*, struct sigaction*) noexcept;

// The linker defines these at the start and at the end of the program's code.
extern "C" const char __executable_start[];
extern "C" const char _etext[];

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

struct Frame {
    char letter;
    std::string payload;
};

Frame readFrame() {
    unsigned char header[5];
    if (!readExactly(reinterpret_cast<char*>(header), sizeof header)) exitNow(0);
    std::string payload((std::size_t(header[0]) << 24) | (header[1] << 16) | (header[2] << 8) | header[3], '\0');
    if (!readExactly(payload.data(), payload.size())) exitNow(0);
    return {char(header[4]), std::move(payload)};
}

void write(const char* at, std::size_t size) {
    for (const char* end = at + size; at < end;) {
        ssize_t bytesWritten = syscall(SYS_write, outputDescriptor, at, end - at);
        if (bytesWritten < 0 && errno == EINTR) continue;
        if (bytesWritten <= 0) exitNow(1);
        at += bytesWritten;
    }
}

struct Header {
    char bytes[5];
};

Header headerOf(char letter, std::uint32_t size) {
    return {{char(size >> 24), char(size >> 16), char(size >> 8), char(size), letter}};
}

void send(char letter, const std::string& payload = "") {
    Header header = headerOf(letter, payload.size());
    std::string frame(header.bytes, sizeof header.bytes);
    frame += payload;
    write(frame.data(), frame.size());
}

/// How a case failed. Shared with the parent, which looks up the lines: the child's heap may be corrupt.
struct Failure {
    bool isAnswered;
    std::size_t calls;
    /// Addresses of the calls in the program's file, innermost first.
    std::uintptr_t addresses[64];
    std::size_t textSize;
    /// The exception. Empty if a signal ended the case.
    char text[4096];
};

constexpr std::size_t maxShownCalls = 20;
Failure* failure;

_Unwind_Reason_Code recordCall(_Unwind_Context* context, void*) {
    int isExact = 0;
    std::uintptr_t address = _Unwind_GetIPInfo(context, &isExact);
    if (failure->calls == std::size(failure->addresses)) return _URC_END_OF_STACK;
    auto start = reinterpret_cast<std::uintptr_t>(__executable_start), end = reinterpret_cast<std::uintptr_t>(_etext);
    // A return address may belong to the next line.
    if (address > start && address <= end) failure->addresses[failure->calls++] = address - !isExact - start;
    return _URC_NO_REASON;
}

void recordCalls() {
    if (failure->calls == 0) _Unwind_Backtrace(recordCall, nullptr);
}

[[noreturn]] void killSelf(int signal) {
    for (;;) syscall(SYS_kill, syscall(SYS_getpid), signal);
}

[[noreturn]] void endCase() {
    std::cout.flush();
    std::fflush(nullptr);
    if (judge_trace::flushOutput) judge_trace::flushOutput();
    exitNow(0);
}

[[noreturn]] void endWith(const std::string& text) {
    recordCalls();
    failure->textSize = std::min(text.size(), sizeof failure->text);
    std::memcpy(failure->text, text.data(), failure->textSize);
    endCase();
}

std::string demangled(const char* name) {
    int status = 0;
    char* readable = abi::__cxa_demangle(name, nullptr, nullptr, &status);
    return readable ? readable : name;
}

/// Called before an uncaught exception unwinds the stack, so that the stack still shows where it was thrown.
[[noreturn]] void onTerminate() {
    const std::type_info* type = abi::__cxa_current_exception_type();
    if (!type) {
        recordCalls();
        killSelf(SIGABRT);
    }
    try {
        throw;
    } catch (const std::bad_alloc&) {
        failure->isAnswered = true;
        if (judge_trace::endRecording) judge_trace::endRecording();
        send('M');
        endCase();
    } catch (const std::exception& error) {
        endWith(demangled(typeid(error).name()) + ": " + error.what());
    } catch (...) {
        endWith("An exception of type " + demangled(type->name()) + " was thrown.");
    }
}

void onSignal(int signal) {
    recordCalls();
    killSelf(signal);
}

/// A stack overflow needs another stack for the handler.
alignas(16) char signalStack[64 * 1024];

void watchForCrashes() {
    std::set_terminate(onTerminate);
    stack_t stack{};
    stack.ss_sp = signalStack;
    stack.ss_size = sizeof signalStack;
    syscall(SYS_sigaltstack, &stack, nullptr);
    struct sigaction action {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
    for (int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) __sigaction(signal, &action, nullptr);
}

void runChild(const std::string& payload) {
    syscall(SYS_setpgid, 0, 0);
    watchForCrashes();
    Input in{payload.data(), payload.data() + payload.size()};
    runCase(in);
    endCase();
}

/// Returns the output of addr2line: per call, the inlined calls and the call itself, as "function at file:line".
std::string readCalls() {
    std::vector<std::string> words{"addr2line", "-f", "-C", "-i", "-p", "-e", "/work/program"};
    for (std::size_t i = 0; i < failure->calls && i < std::size(failure->addresses); ++i) {
        char hex[20];
        words.emplace_back(hex, std::to_chars(hex, hex + sizeof hex, failure->addresses[i], 16).ptr);
    }
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    int ends[2];
    if (syscall(SYS_pipe2, ends, O_CLOEXEC) != 0) return "";
    pid_t child = __fork();
    if (child == 0) {
        for (int output : {1, 2}) syscall(SYS_dup3, ends[1], output, 0);
        syscall(SYS_execve, "/usr/bin/addr2line", arguments.data(), nullptr);
        exitNow(127);
    }
    syscall(SYS_close, ends[1]);
    std::string output;
    char part[4096];
    for (long size; (size = syscall(SYS_read, ends[0], part, sizeof part)) > 0;) output.append(part, size);
    syscall(SYS_close, ends[0]);
    if (child > 0) syscall(SYS_wait4, child, nullptr, 0, nullptr);
    return output;
}

/// The calls in the learner's source.
struct Calls {
    /// The number of the innermost line. Empty if unknown.
    std::string line;
    /// A line per call, each after a newline.
    std::string text;
};

Calls findCalls() {
    Calls calls;
    std::size_t count = 0;
    std::string output = failure->calls > 0 ? readCalls() : "";
    for (std::size_t from = 0, end; (end = output.find('\n', from)) != std::string::npos; from = end + 1) {
        std::string_view call(output.data() + from, end - from);
        std::size_t at = call.rfind(" at ");
        std::size_t file = call.rfind("solution.cpp:");
        if (at == std::string_view::npos || file == std::string_view::npos || file < at) continue;
        std::string_view place = call.substr(file);
        place = place.substr(0, place.find(' '));  // addr2line may append a discriminator
        std::string_view number = place.substr(place.find(':') + 1);
        if (number.empty() || number[0] < '1' || number[0] > '9') continue;
        if (calls.line.empty()) calls.line = number;
        if (++count > maxShownCalls) continue;
        std::string_view function = call.substr(0, at);
        if (std::string_view prefix = " (inlined by) "; function.starts_with(prefix)) function.remove_prefix(prefix.size());
        calls.text += "\n    at " + std::string(function) + " (" + std::string(place) + ")";
    }
    if (count > maxShownCalls) calls.text += "\n    ... more calls";
    return calls;
}

void sendEnd(int status) {
    if (!failure->isAnswered && judge_trace::endRecording) judge_trace::endRecording();
    bool isSignaled = WIFSIGNALED(status);
    std::string text(failure->text, std::min(failure->textSize, sizeof failure->text));
    bool hasException = !isSignaled && !failure->isAnswered && !text.empty();
    Calls calls = isSignaled || hasException ? findCalls() : Calls{};
    if (hasException) send('E', calls.line + "\n" + text.substr(0, text.find('\n')) + "\n" + text + calls.text);
    if (isSignaled) send('D', "signal " + std::to_string(WTERMSIG(status)) + "\n" + calls.line + calls.text);
    else send('D', "exit " + std::to_string(WEXITSTATUS(status)));
}

/// The name of a function from its full declaration, such as "std::vector<int>::operator[]".
std::string nameOf(std::string_view declaration) {
    int depth = 0;
    std::size_t from = 0;
    for (std::size_t i = 0; i < declaration.size(); ++i) {
        char character = declaration[i];
        if (character == '<') ++depth;
        else if (character == '>') --depth;
        else if (character == ' ' && depth == 0) from = i + 1;
        else if (character == '(' && depth == 0) return std::string(declaration.substr(from, i - from));
    }
    return std::string(declaration);
}

}  // namespace

void sendFrame(char letter, const char* payload, std::size_t size) {
    Header header = headerOf(letter, size);
    write(header.bytes, sizeof header.bytes);
    write(payload, size);
}

void sendAnswer(const std::string& answer, bool hasOtherNodes) {
    failure->isAnswered = true;
    send(hasOtherNodes ? 'I' : 'V', answer);
}

void sendUnserializable(const char* found) {
    failure->isAnswered = true;
    send('T', found);
}

void answer(int value) { answer<>(value); }
void answer(long long value) { answer<>(value); }
void answer(double value) { answer<>(value); }
void answer(bool value) { answer<>(value); }
void answer(char value) { answer<>(value); }
void answer(const std::string& value) { answer<>(value); }
void answer(const std::vector<int>& value) { answer<>(value); }
void answer(const std::vector<std::vector<int>>& value) { answer<>(value); }
void answer(const std::vector<std::string>& value) { answer<>(value); }
void answer(const std::vector<std::vector<std::string>>& value) { answer<>(value); }
void answer(const std::vector<std::vector<char>>& value) { answer<>(value); }

}  // namespace judge_driver

/// Replaces the function of libstdc++, which prints the path of a header and aborts.
namespace std {
void __glibcxx_assert_fail(const char*, int, const char* function, const char* condition) noexcept {
    std::string_view text = condition ? condition : "";
    std::string reason = "Failed assertion";
    if (text.find("empty()") != text.npos) reason = "The container is empty";
    else if (text.find("size()") != text.npos) reason = "Index out of range";
    reason += ": " + judge_driver::nameOf(function ? function : "") + " requires " + std::string(text);
    if (judge_driver::failure) judge_driver::endWith(reason);
    // A global variable's initializer runs before main.
    std::fprintf(stderr, "%s\n", reason.c_str());
    judge_driver::killSelf(SIGABRT);
}
}  // namespace std

int main() {
    using namespace judge_driver;
    std::setvbuf(stdout, nullptr, _IOLBF, 1 << 16);
    long shared = syscall(SYS_mmap, nullptr, sizeof(Failure), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == -1) exitNow(71);
    failure = reinterpret_cast<Failure*>(shared);
    send('L');
    for (;;) {
        auto [letter, payload] = readFrame();
        if (letter == 'S') {
            if (judge_trace::setUpRecording) judge_trace::setUpRecording(payload);
            continue;
        }
        failure->isAnswered = false;
        failure->calls = failure->textSize = 0;
        pid_t child = __fork();
        if (child < 0) exitNow(71);
        if (child == 0) runChild(payload);
        int status = 0;
        while (syscall(SYS_wait4, child, &status, 0, nullptr) < 0 && errno == EINTR) {}
        syscall(SYS_kill, -1, SIGKILL);  // kills the case's descendants; the kernel spares the caller
        sendEnd(status);
    }
}
