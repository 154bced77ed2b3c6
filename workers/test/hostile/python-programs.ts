import { mle, ok, ole, python, re, tle, wa, waiting, type HostileProgram } from './program.ts';

const forged = "import os, struct\ndef send(t, p=b''):\n    os.write(4, struct.pack('>I', len(p)) + t + p)\n";

export const pythonPrograms: readonly HostileProgram[] = [
  python(
    'a fork bomb',
    [tle, re, mle],
    'import os\nwhile True:\n    try: os.fork()\n    except OSError: pass',
  ),
  python(
    'forks that wait for ever',
    [tle, re],
    'import os, time\nfor _ in range(1000): \n    if os.fork() == 0: time.sleep(1000)\nreturn 2 * a',
  ),
  python(
    'a thread bomb',
    [tle, re, ok],
    'import threading, time\nfor _ in range(10000): threading.Thread(target=time.sleep, args=(1000,), daemon=True).start()\nreturn 2 * a',
  ),
  python('an endless loop', [tle], 'while True: pass'),
  waiting(python('a sleeper', [tle], 'time.sleep(1000)')),
  python(
    'a loop that swallows every exception',
    [tle],
    'while True:\n    try:\n        while True: pass\n    except BaseException: pass',
  ),
  python('all memory at once', [mle], 'b = bytearray(10**9)\nreturn len(b)'),
  python('memory piece by piece', [mle], 'b = []\nwhile True: b.append(bytearray(10**6))'),
  python('an impossible allocation', [mle], 'return len([0] * 10**18)'),
  python(
    'memory spread over children',
    [mle, tle, re],
    'import os\nfor _ in range(20):\n    if os.fork() == 0:\n        b = bytearray(20 * 10**6); time.sleep(100)\ntime.sleep(100)',
  ),
  python('a flood on stdout', [ole], 'while True: print("x" * 1000)'),
  python('a flood on stderr', [ole], 'while True: print("x" * 1000, file=sys.stderr)'),
  python(
    "a flood on the judge's channel",
    [re, ole, mle],
    'import os\nwhile True: os.write(4, b"x" * 65536)',
  ),
  python('a full disk', [re, tle, mle], 'for i in range(10000): open(f"/tmp/{i}", "wb").write(b"x" * 10**6)'),
  python(
    'a full folder of empty files',
    [re, tle, mle, ok],
    'for i in range(10**6): open(f"/work/{i}", "wb").close()\nreturn 2 * a',
  ),
  python(
    'a file larger than allowed',
    [re],
    'open("/tmp/big", "wb").write(b"x" * (40 * 2**20))\nreturn 2 * a',
  ),
  python('writing outside its folder', [re], 'open("/usr/bin/hello", "w")\nreturn 2 * a'),
  python('reading the list of users', [re], 'open("/etc/passwd").read()\nreturn 2 * a'),
  python('looking at other processes', [re], 'import os\nos.listdir("/proc")\nreturn 2 * a'),
  python(
    'looking for what other learners left',
    [ok],
    'import os\nassert os.listdir("/work") == [] and os.listdir("/tmp") == []\nopen("/work/mine", "w").close() if a == 3 else None\nreturn 2 * a',
  ),
  python(
    'a connection to the network',
    [re],
    'import socket\nsocket.create_connection(("127.0.0.1", 6379), 1)\nreturn 2 * a',
  ),
  python('a look-up of a name', [re], 'import socket\nsocket.gethostbyname("example.com")\nreturn 2 * a'),
  python(
    'killing its parent',
    [re],
    'import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\ntime.sleep(1)\nreturn 2 * a',
  ),
  python(
    'stopping its parent',
    [re, tle, ok],
    'import os, signal\nos.kill(os.getppid(), signal.SIGSTOP)\nreturn 2 * a',
  ),
  // Right answers stand which were written before the kernel got to it.
  python(
    'killing everything it can',
    [re, ok],
    'import os, signal\nos.kill(-1, signal.SIGKILL)\nreturn 2 * a',
  ),
  python(
    'forged answers',
    [re, wa],
    'send(b"V", b"0"); send(b"D", b"exit 0"); send(b"R"); send(b"V", b"0"); send(b"D", b"exit 0")\nos._exit(0)',
    forged,
  ),
  python(
    'forged answers while loading',
    [re, wa],
    'return 2 * a',
    `${forged}send(b"R"); send(b"V", b"0"); send(b"D", b"exit 0")`,
  ),
  python(
    'a forged frame of four gigabytes',
    [re, ole],
    'os.write(4, b"\\xff\\xff\\xff\\xffV")\ntime.sleep(100)',
    forged,
  ),
  waiting(
    python('reading the next case ahead of time', [re, tle, wa], 'import os\nos.read(3, 1000)\nreturn 2 * a'),
  ),
  python('leaving while loading', [re], 'return 2 * a', 'import os\nos._exit(0)'),
  python('leaving early', [re], 'import os\nos._exit(0)'),
  python('leaving politely', [re], 'sys.exit(0)'),
  python('leaving at exit', [ok], 'import atexit, os\natexit.register(os._exit, 3)\nreturn 2 * a'),
  python('endless recursion', [re], 'def f(n): return f(n + 1)\nreturn f(a)'),
  python('endless recursion through C', [re], 'f = functools.cache(lambda n: f(n + 1))\nreturn f(a)'),
  python(
    'recursion without a limit',
    [re, mle],
    'sys.setrecursionlimit(10**9)\nf = lambda n: f(n + 1) + 1\nreturn f(a)',
  ),
  python('closed descriptors', [re], 'import os\nos.closerange(0, 100)\nreturn 2 * a'),
  python('closed standard output', [ok], 'import os\nos.close(1)\nos.close(2)\nreturn 2 * a'),
  python(
    'no newline and no UTF-8',
    [ok],
    'sys.stdout.buffer.write(b"\\xff\\xfe\\x00")\nprint("\\udc80", end="")\nreturn 2 * a',
  ),
  python('a huge answer', [ole, mle, wa], 'return "x" * (30 * 2**20)'),
  python('a number of a million digits', [wa, tle], 'sys.set_int_max_str_digits(0)\nreturn 7 << 3000000'),
  python('an answer that contains itself', [wa], 'x = []\nx.append(x)\nreturn x'),
  python(
    'an answer of a class of its own',
    [wa],
    'class Odd(int):\n    def __repr__(self): return "6"\nreturn Odd(0)',
  ),
  python(
    'an answer that answers itself',
    [wa, re],
    'class Any:\n    def __eq__(self, other): return True\nreturn Any()',
  ),
  python('a changed json module', [wa, re], 'json.dumps = lambda *a, **k: "6"\nreturn 0'),
  python(
    'changed builtins',
    [wa, re],
    'import builtins\nbuiltins.len = lambda x: 0\nbuiltins.isinstance = lambda *a: True\nreturn 0',
  ),
  python(
    "the driver's frames",
    [wa, re, tle],
    'f = sys._getframe()\nwhile f.f_back: f = f.f_back\nf.f_globals["send"] = lambda *a: None\nf.f_globals["encode"] = lambda *a: "0"\nreturn 0',
  ),
  python(
    'a trace function',
    [ok, re, tle],
    'sys.settrace(lambda *x: None)\nsys.setprofile(lambda *x: None)\nreturn 2 * a',
  ),
  python(
    'games with the garbage collector',
    [wa, re],
    'import gc\nfor o in gc.get_objects():\n    if isinstance(o, dict) and "supplied" in o: o.clear()\nreturn 0',
  ),
  python(
    'state kept in its own module',
    [ok],
    'global calls\ncalls += 1\nreturn 2 * a if calls == 1 else 0',
    'calls = 0',
  ),
  python(
    'state kept in a module of the library',
    [ok],
    'math.calls = getattr(math, "calls", 0) + 1\nreturn 2 * a if math.calls == 1 else 0',
  ),
  python(
    'an answer that only the state of the test before could give',
    [wa],
    'math.calls = getattr(math, "calls", 0) + 1\nreturn 2 * a if a < 3 or math.calls > 1 else 0',
  ),
  python(
    'state kept in the builtins',
    [ok],
    'import builtins\nbuiltins.calls = getattr(builtins, "calls", 0) + 1\nreturn 2 * a if builtins.calls == 1 else 0',
  ),
  python(
    'state kept in a supplied class',
    [ok],
    'ListNode.calls = getattr(ListNode, "calls", 0) + 1\nreturn 2 * a if ListNode.calls == 1 else 0',
  ),
  python(
    'a limit lowered for the next case',
    [ok],
    'assert sys.getrecursionlimit() > 20000\nsys.setrecursionlimit(100)\nreturn 2 * a',
  ),
  python(
    'an alarm for the next case',
    [ok],
    'import signal\nsignal.setitimer(signal.ITIMER_REAL, 0.02)\nreturn 2 * a',
  ),
  python(
    'a thread left behind',
    [ok],
    'import threading\nthreading.Thread(target=time.sleep, args=(1000,)).start()\nassert threading.active_count() == 2\nreturn 2 * a',
  ),
  python('files left open', [ok], 'import os\nfor _ in range(150): os.dup(0)\nreturn 2 * a'),
  python(
    'children left behind',
    [ok],
    'import os\nif os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0:\n        time.sleep(1000)\n    os._exit(0)\nreturn 2 * a',
  ),
  python(
    'a child that goes on computing',
    [ok, tle],
    'import os\nif os.fork() == 0:\n    while True: pass\nreturn 2 * a',
  ),
  python(
    'an exception that cannot be shown',
    [re],
    'class E(Exception):\n    def __str__(self): raise E\nraise E',
  ),
  python('a crash of the interpreter', [re], 'import ctypes\nctypes.string_at(0)\nreturn 2 * a'),
  python('a program that never loads', [tle], 'return 2 * a', 'while True: pass'),
  python('a string that unpacks for ever', [mle, re, tle], 'x = "a"\nwhile True: x += x'),
  python('a pattern that backtracks for ever', [tle], 'return len(re.match("(a+)+$", "a" * 40 + "b") or ())'),
];
