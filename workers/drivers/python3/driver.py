"""Runs a learner's Python program for the judge, one case at a time.

Frames: 4 bytes length (big endian), one letter, payload. The judge sends on descriptor 3, the driver answers on 4.
  (start)                                             ->  R ready, before any code of the learner is received
  S  setup: JSON  {source, function, args, returns,   ->  L loaded | X syntax error (JSON {line, column, message, text})
     reusesNodes, trace}
  C  case: one JSON literal per line                  ->  V value (JSON) | T unserializable value, in words
                                                          | I like V, but not the given nodes (reusesNodes)
                                                          | N class or method missing
                                                          | E line, summary, traceback | M out of memory
                                                          before it, with `trace`: G a piece of the recording
  and after every case D "exit n" or "signal n": how the case's process ended.

This process never runs the program. Each case runs in a fork, which loads the program again. The first fork starts
before the program arrives, so that the first case does not wait for a fork.

The next case reuses a fork, with a fresh load, if the method returned and left no state behind: modules, threads,
children, descriptors, memory and settings are unchanged. Otherwise the next case gets a new fork. Leftover state, a
crash or an exit therefore cannot affect another case. The driver checks and answers cases that arrive together as a
batch. Any leftover state results in "exit 1", and the judge reruns each case by itself. The driver does not know the
expected answers.

With `trace`, there is one case, and recorder.py records it in a fork of its own.

Run it only in its own pid namespace: after each case it sends SIGKILL to every process it can see.
"""
import _thread
import builtins
import gc
import json
import os
import resource
import select
import signal
import sys

import bisect
import collections
import copy
import functools
import heapq
import itertools
import math
import operator
import random
import re
import string
import time
import typing

INPUT, OUTPUT = 3, 4
FILE = 'solution.py'
RECURSION_LIMIT = 120_000
# A fork above this peak memory is not reused.
REUSABLE_MEMORY_KB = 32 * 1024
MODULES = (typing, collections, heapq, bisect, itertools, functools, math, copy, string, re, random, operator, time,
           json)
STDOUT, STDERR = sys.stdout, sys.stderr
# The return types that accept any iterable except a string.
LISTS = ('int[]', 'int[][]', 'string[]', 'char[][]', 'List<Integer>', 'List<String>', 'List<List<Integer>>',
         'List<List<String>>')


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Unserializable(Exception):
    """A returned value without a JSON form; the text completes "expected an int, "."""


def read_exactly(size, descriptor=INPUT):
    parts = []
    while size > 0:
        part = os.read(descriptor, min(size, 1 << 20))
        if not part:
            os._exit(0)
        parts.append(part)
        size -= len(part)
    return b''.join(parts)


def read_frame(descriptor=INPUT):
    header = read_exactly(5, descriptor)
    return header[4:].decode('latin1'), read_exactly(int.from_bytes(header[:4], 'big'), descriptor)


def frame(letter, text=''):
    payload = text.encode('utf-8', 'backslashreplace')
    return len(payload).to_bytes(4, 'big') + letter.encode() + payload


def write(frames):
    data = memoryview(frames)
    while data:
        data = data[os.write(OUTPUT, data):]


def send(letter, text=''):
    write(frame(letter, text))


def predefined_names():
    """Returns the builtins and the names that need no import. They are the module's builtins, because a copy in each
    fork would duplicate their memory pages."""
    names = {}
    for module in (typing, collections, heapq, bisect, itertools, functools, math, copy, string):
        public = getattr(module, '__all__', None) or [n for n in vars(module) if not n.startswith('_')]
        for name in public:
            if name not in vars(__builtins__):
                names[name] = getattr(module, name)
    for name in ('randint', 'randrange', 'choice', 'shuffle'):
        names[name] = getattr(random, name)
    for module in MODULES:
        names[module.__name__] = module
    names['sys'] = sys
    names['ListNode'] = ListNode
    names['TreeNode'] = TreeNode
    return {**vars(__builtins__), **names}


def decode(kind, literal, module):
    value = json.loads(literal)
    if kind == 'char[][]':
        return [list(row) for row in value]
    if kind == 'double':
        return float(value)
    if kind == 'ListNode':
        head, node_class = None, getattr(module, 'ListNode', ListNode)
        for val in reversed(value):
            node = node_class(val)  # a program's own class may take the value only
            node.next, head = head, node
        return head
    if kind == 'TreeNode':
        return decode_tree(value, getattr(module, 'TreeNode', TreeNode))
    return value


def decode_tree(values, node_class):
    if not values:
        return None
    rest = iter(values)
    root = node_class(next(rest))
    level = collections.deque([root])
    while level:
        node = level.popleft()
        for side in ('left', 'right'):
            val = next(rest, None)
            if val is not None:
                child = node_class(val)
                setattr(node, side, child)
                level.append(child)
    return root


def reject(value):
    raise Unserializable('found a ' + type(value).__name__)


def to_list(value):
    if not isinstance(value, collections.abc.Iterable) or isinstance(value, (bytes, bytearray)):
        reject(value)
    return list(value)


def encode(kind, value):
    if kind == 'ListNode' and value is not None:
        value = list_values(value)
    elif kind == 'TreeNode' and value is not None:
        value = tree_values(value)
    elif isinstance(value, dict):
        reject(value)
    elif kind in LISTS and value is not None and not isinstance(value, (list, tuple, str)):
        value = to_list(value)
    try:
        return json.dumps(value, default=to_list if kind in LISTS else reject, separators=(',', ':'))
    except (ValueError, RecursionError) as error:
        raise Unserializable('found a value that contains itself or is too large') from error


def list_values(node):
    values, seen = [], set()
    while node is not None:
        if not (hasattr(node, 'val') and hasattr(node, 'next')):
            reject(node)
        if id(node) in seen:
            raise Unserializable('found a list with a cycle')
        seen.add(id(node))
        values.append(node.val)
        node = node.next
    return values


def given_nodes(args):
    """Returns the nodes of the lists among the arguments, with their values."""
    given = {}
    for node in args:
        while hasattr(node, 'next'):
            given[id(node)] = node, node.val
            node = node.next
    return given


def has_only(given, node):
    while node is not None:
        if id(node) not in given or given[id(node)][1] != node.val:
            return False
        node = node.next
    return True


def tree_values(root):
    values, seen, level = [], set(), collections.deque([root])
    while level:
        node = level.popleft()
        if node is None:
            values.append(None)
            continue
        if not (hasattr(node, 'val') and hasattr(node, 'left') and hasattr(node, 'right')):
            reject(node)
        if id(node) in seen:
            raise Unserializable('found a tree in which a node appears twice')
        seen.add(id(node))
        values.append(node.val)
        level.append(node.left)
        level.append(node.right)
    while values and values[-1] is None:
        values.pop()
    return values


def send_exception(error, lines):
    """Omits the driver's own frames from the traceback."""
    entries, line, trace = [], '', error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename not in (DRIVER_FILE, 'recorder.py'):
            entries.append((code.co_filename, trace.tb_lineno, code.co_name))
            if code.co_filename == FILE:
                line = str(trace.tb_lineno)
        trace = trace.tb_next
    shown_entries = entries if len(entries) <= 20 else entries[:10] + entries[-10:]
    trace_lines = [describe(entry, lines) for entry in shown_entries]
    if len(entries) > 20:
        trace_lines.insert(10, '  ... %d more calls ...' % (len(entries) - 20))
    try:
        message = str(error)
    except BaseException:
        message = '<the exception could not be shown>'
    name = type(error).__name__
    last = name + (': ' + message[:2000] if message else '')
    summary = last.split('\n', 1)[0]
    if isinstance(error, SystemExit):
        last += '\nThe program ended before returning.'
    head = ['Traceback (most recent call last):'] if trace_lines else []
    send('E', '\n'.join([line, summary] + head + trace_lines + [last]))


def describe(entry, lines):
    file, line, function = entry
    text = '  File "%s", line %d, in %s' % (os.path.basename(file), line, function)
    if file == FILE and 0 < line <= len(lines):
        text += '\n    ' + lines[line - 1].strip()[:200]
    return text


def call_method(method, args):
    return method(*args)


def run_case(setup, code, lines, payload, call=call_method):
    """Loads the program again and calls the method. Returns the answer's frame, or None after sending an error."""
    module = type(sys)('solution')
    module.__builtins__ = predefined
    sys.modules['solution'] = module
    try:
        exec(code, module.__dict__)
        method = getattr(getattr(module, 'Solution', None), setup['function'], None)
        if not callable(method):
            return send('N')
        literals = payload.decode().split('\n')
        args = [decode(kind, text, module) for kind, text in zip(setup['args'], literals)]
        given = given_nodes(args) if setup.get('reusesNodes') else None
        returned = call(getattr(module.Solution(), setup['function']), args)
        try:
            answer = encode(setup['returns'], returned)
        except Unserializable as error:
            return send('T', str(error))
        return frame('V' if given is None or has_only(given, returned) else 'I', answer)
    except MemoryError:
        send('M')
    except BaseException as error:
        send_exception(error, lines)
    finally:
        module.__dict__.clear()
        flush()


def run_cases(setup, code, lines, payload):
    """Runs cases in the fork until one does not return or changes the interpreter."""
    os.setpgid(0, 0)
    pending = select.poll()
    pending.register(INPUT, select.POLLIN)
    done = frame('D', 'exit 0')
    answers = []
    while answer := run_case(setup, code, lines, payload):
        answers.append(answer)
        if not pending.poll(0):
            if not is_reusable():
                if len(answers) > 1:
                    os._exit(1)
                return write(answer)
            write(done.join([*answers, b'']))  # in one write, because each write wakes the judge
            answers.clear()
        _, payload = read_frame()


def record_case(setup, code, lines, payload):
    sys.path.append(os.path.dirname(__file__))
    import recorder

    def run(call):
        answer = run_case(setup, code, lines, payload, call)
        if answer:
            write(answer)
    recorder.record(setup['trace'], run, STDOUT,
                    lambda letter, data: write(len(data).to_bytes(4, 'big') + letter + data))


def is_reusable():
    """Like is_unchanged, but False if the program broke the check itself. Its answer still counts."""
    try:
        return is_unchanged()
    except BaseException:
        return False


def flush():
    for stream in (STDOUT, STDERR):
        try:
            stream.flush()
        except Exception:
            pass


def settings():
    """Interpreter state besides modules that could affect the next case; cheap to compare."""
    lowest_free = os.dup(INPUT)
    os.close(lowest_free)
    return (lowest_free, sys.getrecursionlimit(), sys.gettrace(), sys.getprofile(), gc.isenabled(), signal.alarm(0),
            sys.stdout, sys.stderr, sys.stdin, _thread._count(), os.getcwd())


def is_unchanged():
    """Whether the state that could affect another case is the same as before the first one."""
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        return False  # there is a child, running or zombie
    except ChildProcessError:
        pass
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < REUSABLE_MEMORY_KB and settings() == initial_settings
            and predefined == initial_predefined
            and all(vars(node) == names for node, names in initial_classes)
            and all(vars(module) == names and sys.modules.get(module.__name__) is module
                    for module, names in initial_modules))


def compile_program(source):
    """Returns None after sending a syntax error."""
    try:
        return compile(source, FILE, 'exec', dont_inherit=True)
    except SyntaxError as error:
        details = {'line': error.lineno, 'column': error.offset, 'text': error.text,
                   'message': '%s: %s' % (type(error).__name__, error.msg)}
    except (ValueError, MemoryError, RecursionError) as error:
        details = {'line': None, 'column': None, 'text': None,
                   'message': str(error) or 'the program is nested too deeply'}
    send('X', json.dumps(details))
    return None


def configure():
    global initial_settings
    sys.setrecursionlimit(RECURSION_LIMIT)
    initial_settings = settings()
    gc.freeze()


def warm_up():
    """Runs a built-in program, so that this process already has its own copies of the pages that a case writes."""
    global OUTPUT, initial_settings
    saved_output, OUTPUT = OUTPUT, os.open(os.devnull, os.O_WRONLY)
    initial_settings = settings()
    setup = {'function': 'f', 'args': ['int[]'], 'returns': 'int[]'}
    code = compile('class Solution:\n    def f(self, a: List[int]) -> List[int]:\n        return a', FILE, 'exec')
    run_case(setup, code, [], b'[1]')
    is_unchanged()
    os.close(OUTPUT)
    OUTPUT = saved_output


def run_first_fork(parent_pipe):
    """Receives the program, forwards it to the parent, and runs the first cases."""
    warm_up()
    send('R')
    _, payload = read_frame()
    with os.fdopen(parent_pipe, 'wb') as parent:
        parent.write(len(payload).to_bytes(4, 'big') + b'S' + payload)
    setup = json.loads(payload)
    code = compile_program(setup['source'])
    if code is None:
        return
    lines = setup['source'].split('\n')
    configure()
    send('L')
    _, payload = read_frame()
    run = record_case if setup.get('trace') else run_cases
    run(setup, code, lines, payload)


def finish_case(child):
    _, status = os.waitpid(child, 0)
    try:
        os.kill(-1, signal.SIGKILL)  # reaches only the case's processes; the kernel spares the caller
    except OSError:
        pass
    if os.WIFSIGNALED(status):
        send('D', 'signal %d' % os.WTERMSIG(status))
    else:
        send('D', 'exit %d' % os.WEXITSTATUS(status))


def fork(run):
    child = os.fork()
    if child == 0:
        try:
            run()
        finally:
            os._exit(0)
    return child


def main():
    STDOUT.reconfigure(line_buffering=True, errors='backslashreplace')
    sys.path.append(os.path.join(os.path.dirname(__file__), 'packages'))
    gc.freeze()
    setup_pipe, parent_pipe = os.pipe()
    child = fork(lambda: (os.close(setup_pipe), run_first_fork(parent_pipe)))
    os.close(parent_pipe)
    _, payload = read_frame(setup_pipe)
    os.close(setup_pipe)
    finish_case(child)
    setup = json.loads(payload)
    code = compile_program(setup['source'])
    lines = setup['source'].split('\n')
    configure()
    while True:
        _, payload = read_frame()
        finish_case(fork(lambda: run_cases(setup, code, lines, payload)))


DRIVER_FILE = main.__code__.co_filename
predefined = predefined_names()
initial_predefined = dict(predefined)
initial_modules = [(module, dict(vars(module))) for module in (*MODULES, builtins, os, sys)]
initial_classes = [(node, dict(vars(node))) for node in (ListNode, TreeNode)]
main()
