import { mle, ok, ole, python, re, tle, wa, type HostileProgram } from './program.ts';

const frameWriter =
  "import os, struct\ndef send(t, p=b''):\n    os.write(4, struct.pack('>I', len(p)) + t + p)\n";

export const pythonPrograms: readonly HostileProgram[] = [
  python(
    'a fork bomb',
    [tle, re, mle],
    'import os\nwhile True:\n    try: os.fork()\n    except OSError: pass',
  ),
  python(
    'a thousand sleeping forks',
    [tle, re],
    'import os, time\nfor _ in range(1000): \n    if os.fork() == 0: time.sleep(1000)\nreturn 2 * a',
  ),
  python(
    'a thread bomb',
    [tle, re, ok],
    'import threading, time\nfor _ in range(10000): threading.Thread(target=time.sleep, args=(1000,), daemon=True).start()\nreturn 2 * a',
  ),
  python('an endless loop', [tle], 'while True: pass'),
  python('an endless sleep', [tle], 'time.sleep(1000)'),
  python(
    'a loop that swallows every exception',
    [tle],
    'while True:\n    try:\n        while True: pass\n    except BaseException: pass',
  ),
  python('one huge allocation', [mle], 'b = bytearray(10**9)\nreturn len(b)'),
  python('many small allocations', [mle], 'b = []\nwhile True: b.append(bytearray(10**6))'),
  python('an impossible allocation', [mle], 'return len([0] * 10**18)'),
  python(
    'allocations spread over child processes',
    [mle, tle, re],
    'import os\nfor _ in range(20):\n    if os.fork() == 0:\n        b = bytearray(20 * 10**6); time.sleep(100)\ntime.sleep(100)',
  ),
  python('endless output on stdout', [ole], 'while True: print("x" * 1000)'),
  python('endless output on stderr', [ole], 'while True: print("x" * 1000, file=sys.stderr)'),
  python(
    "endless output on the judge's channel",
    [re, ole, mle],
    'import os\nwhile True: os.write(4, b"x" * 65536)',
  ),
  python('a full disk', [re, tle, mle], 'for i in range(10000): open(f"/tmp/{i}", "wb").write(b"x" * 10**6)'),
  python(
    'a folder full of empty files',
    [re, tle, mle, ok],
    'for i in range(10**6): open(f"/work/{i}", "wb").close()\nreturn 2 * a',
  ),
  python('an oversized file', [re], 'open("/tmp/big", "wb").write(b"x" * (40 * 2**20))\nreturn 2 * a'),
  python('a write outside /work and /tmp', [re], 'open("/usr/bin/hello", "w")\nreturn 2 * a'),
  python('a read of /etc/passwd', [re], 'open("/etc/passwd").read()\nreturn 2 * a'),
  python('a read of /proc', [re], 'import os\nos.listdir("/proc")\nreturn 2 * a'),
  python(
    'a search for files of other programs',
    [ok],
    'import os\nassert os.listdir("/work") == [] and os.listdir("/tmp") == []\nopen("/work/mine", "w").close() if a == 3 else None\nreturn 2 * a',
  ),
  python(
    'a network connection',
    [re],
    'import socket\nsocket.create_connection(("127.0.0.1", 6379), 1)\nreturn 2 * a',
  ),
  python('a DNS lookup', [re], 'import socket\nsocket.gethostbyname("example.com")\nreturn 2 * a'),
  python(
    'SIGKILL to the parent',
    [re],
    'import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\ntime.sleep(1)\nreturn 2 * a',
  ),
  python(
    'SIGSTOP to the parent',
    [re, tle, ok],
    'import os, signal\nos.kill(os.getppid(), signal.SIGSTOP)\nreturn 2 * a',
  ),
  // Correct answers count if they were written before the kernel delivered the signal.
  python(
    'SIGKILL to all processes',
    [re, ok],
    'import os, signal\nos.kill(-1, signal.SIGKILL)\nreturn 2 * a',
  ),
  python(
    'forged answers',
    [re, wa],
    'send(b"V", b"0"); send(b"D", b"exit 0"); send(b"R"); send(b"V", b"0"); send(b"D", b"exit 0")\nos._exit(0)',
    frameWriter,
  ),
  python(
    'forged answers while the module loads',
    [re, wa],
    'return 2 * a',
    `${frameWriter}send(b"R"); send(b"V", b"0"); send(b"D", b"exit 0")`,
  ),
  python(
    'a forged four-gigabyte frame',
    [re, ole],
    'os.write(4, b"\\xff\\xff\\xff\\xffV")\ntime.sleep(100)',
    frameWriter,
  ),
  python('a read of the next case', [re, tle, wa], 'import os\nos.read(3, 1000)\nreturn 2 * a'),
  python('an exit while the module loads', [re], 'return 2 * a', 'import os\nos._exit(0)'),
  python('an early os._exit', [re], 'import os\nos._exit(0)'),
  python('an early sys.exit', [re], 'sys.exit(0)'),
  python('an exit code from atexit', [ok], 'import atexit, os\natexit.register(os._exit, 3)\nreturn 2 * a'),
  python('infinite recursion', [re], 'def f(n): return f(n + 1)\nreturn f(a)'),
  python('infinite recursion through C', [re], 'f = functools.cache(lambda n: f(n + 1))\nreturn f(a)'),
  python(
    'recursion without a recursion limit',
    [re, mle],
    'sys.setrecursionlimit(10**9)\nf = lambda n: f(n + 1) + 1\nreturn f(a)',
  ),
  python('closed descriptors', [re], 'import os\nos.closerange(0, 100)\nreturn 2 * a'),
  python('closed standard output', [ok], 'import os\nos.close(1)\nos.close(2)\nreturn 2 * a'),
  python(
    'output without a newline that is not UTF-8',
    [ok],
    'sys.stdout.buffer.write(b"\\xff\\xfe\\x00")\nprint("\\udc80", end="")\nreturn 2 * a',
  ),
  python('a huge answer', [ole, mle, wa], 'return "x" * (30 * 2**20)'),
  python('a million-digit number', [wa, tle], 'sys.set_int_max_str_digits(0)\nreturn 7 << 3000000'),
  python('an answer that contains itself', [wa], 'x = []\nx.append(x)\nreturn x'),
  python(
    'an answer of a custom class',
    [wa],
    'class Odd(int):\n    def __repr__(self): return "6"\nreturn Odd(0)',
  ),
  python(
    'an answer that equals everything',
    [wa, re],
    'class Any:\n    def __eq__(self, other): return True\nreturn Any()',
  ),
  python('a changed json module', [wa, re], 'json.dumps = lambda *a, **k: "7"\nreturn 0'),
  python(
    'changed builtins',
    [wa, re],
    'import builtins\nbuiltins.len = lambda x: 0\nbuiltins.isinstance = lambda *a: True\nreturn 0',
  ),
  python(
    "changes to the driver's stack frames",
    [wa, re, tle],
    'f = sys._getframe()\nwhile f.f_back: f = f.f_back\nf.f_globals["send"] = lambda *a: None\nf.f_globals["encode"] = lambda *a: "0"\nreturn 0',
  ),
  python(
    'a trace function',
    [ok, re, tle],
    'sys.settrace(lambda *x: None)\nsys.setprofile(lambda *x: None)\nreturn 2 * a',
  ),
  python(
    'driver objects found through the garbage collector',
    [wa, re],
    'import gc\nfor o in gc.get_objects():\n    if isinstance(o, dict) and "supplied" in o: o.clear()\nreturn 0',
  ),
  python(
    'state in its own module',
    [ok],
    'global calls\ncalls += 1\nreturn 2 * a if calls == 1 else 0',
    'calls = 0',
  ),
  python(
    'state in a library module',
    [ok],
    'math.calls = getattr(math, "calls", 0) + 1\nreturn 2 * a if math.calls == 1 else 0',
  ),
  python(
    'an answer that depends on the previous case',
    [wa],
    'math.calls = getattr(math, "calls", 0) + 1\nreturn 2 * a if a < 3 or math.calls > 1 else 0',
  ),
  python(
    'state in the builtins',
    [ok],
    'import builtins\nbuiltins.calls = getattr(builtins, "calls", 0) + 1\nreturn 2 * a if builtins.calls == 1 else 0',
  ),
  python(
    'state in a provided class',
    [ok],
    'ListNode.calls = getattr(ListNode, "calls", 0) + 1\nreturn 2 * a if ListNode.calls == 1 else 0',
  ),
  python(
    'a recursion limit lowered for the next case',
    [ok],
    'assert sys.getrecursionlimit() > 20000\nsys.setrecursionlimit(100)\nreturn 2 * a',
  ),
  python(
    'an alarm for the next case',
    [ok],
    'import signal\nif a == 1: signal.setitimer(signal.ITIMER_REAL, 0.1)\nelse: time.sleep(0.2)\nreturn 2 * a',
  ),
  python(
    'a background thread',
    [ok],
    'import threading\nthreading.Thread(target=time.sleep, args=(1000,)).start()\nassert threading.active_count() == 2\nreturn 2 * a',
  ),
  python('files left open', [ok], 'import os\nfor _ in range(150): os.dup(0)\nreturn 2 * a'),
  python(
    'background processes',
    [ok],
    'import os\nif os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0:\n        time.sleep(1000)\n    os._exit(0)\nreturn 2 * a',
  ),
  python(
    'a background process that spins',
    [ok, tle],
    'import os\nif os.fork() == 0:\n    while True: pass\nreturn 2 * a',
  ),
  python(
    'an exception that fails to print',
    [re],
    'class E(Exception):\n    def __str__(self): raise E\nraise E',
  ),
  python('an interpreter crash', [re], 'import ctypes\nctypes.string_at(0)\nreturn 2 * a'),
  python('an endless module load', [tle], 'return 2 * a', 'while True: pass'),
  python('a string that doubles forever', [mle, re, tle], 'x = "a"\nwhile True: x += x'),
  python('catastrophic regex backtracking', [tle], 'return len(re.match("(a+)+$", "a" * 40 + "b") or ())'),
];
