import { ce, cpp, mle, ok, ole, re, tle, wa, type HostileProgram } from './program.ts';

const includes =
  '#include <unistd.h>\n#include <signal.h>\n#include <fcntl.h>\n#include <sys/ptrace.h>\n#include <sys/socket.h>\n#include <thread>\n';
const frameWriter = `${includes}static void frame(const char* t, std::string p) { std::string f{0, 0, 0, (char)p.size(), *t}; f += p; if (write(4, f.data(), f.size())) {} }\n`;

export const cppPrograms: readonly HostileProgram[] = [
  cpp('a fork bomb', [tle, re], 'for (;;) if (fork() < 0) usleep(10); return 2 * a;', includes),
  cpp('an endless loop', [tle], 'volatile int x = 0; for (;;) x = x + 1; return 2 * a;'),
  cpp('an endless sleep', [tle], 'sleep(1000); return 2 * a;', includes),
  cpp(
    'a loop that ignores all signals',
    [tle],
    'for (int s = 1; s < 65; s++) signal(s, SIG_IGN); for (volatile int x = 0;; x = x + 1) {} return 2 * a;',
    includes,
  ),
  cpp(
    'an allocation of all memory',
    [mle, re],
    'vector<char*> v; for (;;) { char* p = new char[1 << 20]; memset(p, 1, 1 << 20); v.push_back(p); } return v.size();',
  ),
  cpp(
    'a child that allocates all memory',
    [mle],
    'if (fork() == 0) { vector<char*> v; for (;;) { char* p = new char[1 << 20]; memset(p, 1, 1 << 20); v.push_back(p); asm volatile("" : : "r"(p) : "memory"); } } wait(0); return 2 * a;',
    `${includes}#include <sys/wait.h>\n`,
  ),
  cpp('an impossible allocation', [mle], 'vector<long long> v(1LL << 50); return v[a];'),
  cpp(
    'endless output on stdout',
    [ole],
    'for (;;) puts("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"); return 2 * a;',
  ),
  cpp(
    "endless output on the judge's channel",
    [re, ole],
    'string s(65536, (char)255); for (;;) if (write(4, s.data(), s.size())) {} return 2 * a;',
    includes,
  ),
  cpp(
    'forged answers',
    [re, wa],
    'frame("V", "0"); frame("D", "exit 0"); frame("R", ""); frame("V", "0"); frame("D", "exit 0"); _exit(0);',
    frameWriter,
  ),
  cpp(
    'forged answers before main',
    [re, wa],
    'return 2 * a;',
    `${frameWriter}struct Before { Before() { frame("L", ""); frame("R", ""); frame("V", "0"); frame("D", "exit 0"); } } before;`,
  ),
  cpp('an exit before main', [re], 'return 2 * a;', 'struct Before { Before() { _Exit(0); } } before;'),
  cpp('an early exit', [re], 'exit(0);'),
  cpp('a thrown int', [re], 'throw 42;'),
  cpp(
    'a destructor at exit that never returns',
    [ok],
    'static struct After { ~After() { for (;;) {} } } after; return 2 * a;',
  ),
  cpp('infinite recursion', [re, mle], 'return solve(a + 1) + solve(a + 2);'),
  cpp('a wild pointer', [re], 'int* p = (int*)8; return *p;'),
  cpp('an out-of-range index', [re], 'vector<int> v(3); return v[a + 1000000];'),
  cpp('a division by zero', [re], 'volatile int z = 0; return a / z;'),
  cpp('closed descriptors', [re], 'for (int i = 0; i < 100; i++) close(i); return 2 * a;', includes),
  // Correct answers count if they were written before the kernel delivered the signal.
  cpp('SIGKILL to all processes', [re, ok], 'kill(-1, SIGKILL); return 2 * a;', includes),
  cpp('SIGKILL to the parent', [re], 'kill(getppid(), SIGKILL); sleep(1); return 2 * a;', includes),
  cpp(
    'ptrace of the parent',
    [ok],
    'if (ptrace(PTRACE_ATTACH, getppid(), 0, 0) == 0) return 0; return 2 * a;',
    includes,
  ),
  cpp(
    'a socket',
    [ok],
    'if (socket(AF_INET, SOCK_STREAM, 0) >= 0 || socket(AF_UNIX, SOCK_STREAM, 0) >= 0) return 0; return 2 * a;',
    includes,
  ),
  cpp(
    'reads of host files',
    [ok],
    'for (auto f : {"/etc/passwd", "/proc/1/environ", "/etc/shadow", "/root"}) if (open(f, O_RDONLY) >= 0) return 0; return 2 * a;',
    includes,
  ),
  cpp(
    'spinning threads',
    [tle, ok, re],
    'for (int i = 0; i < 100; i++) thread([] { for (volatile int x = 0;; x = x + 1) {} }).detach(); sleep(100); return 2 * a;',
    includes,
  ),
  cpp('a background process', [ok], 'if (fork() == 0) { setsid(); sleep(1000); } return 2 * a;', includes),
  cpp('static state from the previous case', [ok], 'static int calls = 0; return ++calls == 1 ? 2 * a : 0;'),
  cpp(
    'infinite template recursion',
    [ce],
    'return 2 * a;',
    'template<int N> struct T { static const int v = T<N + 1>::v + T<N + 2>::v; }; int x = T<0>::v;',
  ),
  cpp(
    'exponential template instantiation',
    [ce],
    'return 2 * a;',
    'template<int N, int M> struct T { T<N - 1, 2 * M> a; T<N - 1, 2 * M + 1> b; }; template<int M> struct T<0, M> { int x; }; T<26, 0> t;',
  ),
  cpp('a two-gigabyte array', [ce, mle, re], 'return 2 * a + huge[a];', 'int huge[1 << 29] = {1};'),
  cpp('an include of /dev/zero', [ce, ok], 'return 2 * a;', '#include "/dev/zero"'),
  cpp('an include of /dev/urandom', [ce, ok], 'return 2 * a;', '#include "/dev/urandom"'),
  cpp('an include of /etc/passwd', [ce], 'return 2 * a;', '#include "/etc/passwd"'),
  cpp('a self-include', [ce], 'return 2 * a;', '#include __FILE__'),
  cpp('an incbin of /etc/passwd', [ce], 'return 2 * a;', 'asm(".incbin \\"/etc/passwd\\"");'),
  cpp('deeply nested parentheses', [ce, ok], `return ${'('.repeat(20000)}2 * a${')'.repeat(20000)};`),
  cpp(
    'an endless constant expression',
    [ce],
    'return 2 * a;',
    'constexpr long f(long n) { return n < 2 ? n : f(n - 1) + f(n - 2); } static_assert(f(60) > 0);',
  ),
  cpp(
    'exponential macro expansion',
    [ce],
    'return 2 * a;',
    `${Array.from({ length: 30 }, (_, i) => `#define M${i + 1} M${i} M${i}`).join('\n')}\n#define M0 x\nint y = M30;`,
  ),
];
