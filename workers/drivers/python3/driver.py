"""Runs a learner's Python program, one case at a time, for the judge.

Frames: 4 bytes length (big endian), one letter, payload. The judge sends on descriptor 3, the answers go to 4.
  (start)                                             ->  R ready, before anything of a learner's is here
  S  set-up: JSON {source, function, args, returns}   ->  L loaded | X syntax error (JSON {line, column, message, text})
  C  case: one JSON literal per line                  ->  V value (JSON) | T what was found, in words
                                                          | N class or method missing
                                                          | E line, summary, traceback | M out of memory
  and after every case D "exit n" or "signal n", how the case's process ended.

This process never runs the program. A case runs in a fork, which loads the program afresh; the first fork is made before
the program comes, so that the first case need not wait for it.
The fork takes the next case too (loading afresh again) if it shows no trace of the last one: the method returned, and
modules, threads, children, descriptors, memory and settings are as before; else the next case gets a new fork. So no
state that a program keeps by mistake, no crash and no exit reaches another case. Of cases that are sent together, all are
looked at together and then answered together; a trace of any is "exit 1", and the judge runs each by itself. Expected
answers are not known here.
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
KEPT_MEMORY_KB = 32 * 1024
MODULES = (typing, collections, heapq, bisect, itertools, functools, math, copy, string, re, random, operator, time,
           json)
STDOUT, STDERR = sys.stdout, sys.stderr


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Unprintable(Exception):
    """A returned value that no JSON literal says; the text completes "expected an int, "."""


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


def supplied_names():
    """What a learner may use without importing it, and the builtins: together they stand where a module's builtins do,
    so that a case's process need not copy (and thereby touch) any of it."""
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
            head = node_class(val, head)
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


def refuse(value):
    raise Unprintable('found a ' + type(value).__name__)


def encode(kind, value):
    if kind == 'ListNode' and value is not None:
        value = list_values(value)
    elif kind == 'TreeNode' and value is not None:
        value = tree_values(value)
    elif isinstance(value, dict):
        refuse(value)
    try:
        return json.dumps(value, default=refuse, separators=(',', ':'))
    except (ValueError, RecursionError) as error:
        raise Unprintable('found a value which contains itself or is too large') from error


def list_values(node):
    values, seen = [], set()
    while node is not None:
        if not (hasattr(node, 'val') and hasattr(node, 'next')):
            refuse(node)
        if id(node) in seen:
            raise Unprintable('found a list with a cycle')
        seen.add(id(node))
        values.append(node.val)
        node = node.next
    return values


def tree_values(root):
    values, seen, level = [], set(), collections.deque([root])
    while level:
        node = level.popleft()
        if node is None:
            values.append(None)
            continue
        if not (hasattr(node, 'val') and hasattr(node, 'left') and hasattr(node, 'right')):
            refuse(node)
        if id(node) in seen:
            raise Unprintable('found a tree in which a node appears twice')
        seen.add(id(node))
        values.append(node.val)
        level.append(node.left)
        level.append(node.right)
    while values and values[-1] is None:
        values.pop()
    return values


def send_exception(error, lines):
    """Sends the learner's part of a traceback, without the driver's frames."""
    entries, line, trace = [], '', error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename != DRIVER_FILE:
            entries.append((code.co_filename, trace.tb_lineno, code.co_name))
            if code.co_filename == FILE:
                line = str(trace.tb_lineno)
        trace = trace.tb_next
    shown = [describe(entry, lines) for entry in (entries if len(entries) <= 20 else entries[:10] + entries[-10:])]
    if len(entries) > 20:
        shown.insert(10, '  ... %d more calls ...' % (len(entries) - 20))
    try:
        message = str(error)
    except BaseException:
        message = '<the exception could not be shown>'
    name = type(error).__name__
    last = name + (': ' + message[:2000] if message else '')
    summary = last.split('\n', 1)[0]
    if isinstance(error, SystemExit):
        last += '\nThe program ended before returning.'
    head = ['Traceback (most recent call last):'] if shown else []
    send('E', '\n'.join([line, summary] + head + shown + [last]))


def describe(entry, lines):
    file, line, function = entry
    text = '  File "%s", line %d, in %s' % (os.path.basename(file), line, function)
    if file == FILE and 0 < line <= len(lines):
        text += '\n    ' + lines[line - 1].strip()[:200]
    return text


def run_case(setup, code, lines, payload):
    """Loads the program afresh and calls the method. The answer's frame, or None after telling what went wrong."""
    module = type(sys)('solution')
    module.__builtins__ = supplied
    sys.modules['solution'] = module
    try:
        exec(code, module.__dict__)
        method = getattr(getattr(module, 'Solution', None), setup['function'], None)
        if not callable(method):
            return send('N')
        literals = payload.decode().split('\n')
        args = [decode(kind, text, module) for kind, text in zip(setup['args'], literals)]
        returned = getattr(module.Solution(), setup['function'])(*args)
        try:
            answer = encode(setup['returns'], returned)
        except Unprintable as error:
            return send('T', str(error))
        return frame('V', answer)
    except MemoryError:
        send('M')
    except BaseException as error:
        send_exception(error, lines)
    finally:
        module.__dict__.clear()
        flush()


def run_cases(setup, code, lines, payload):
    """In the fork: runs cases for as long as each of them returns and leaves the interpreter as it was."""
    os.setpgid(0, 0)
    waiting = select.poll()
    waiting.register(INPUT, select.POLLIN)
    done = frame('D', 'exit 0')
    answers = []
    while answer := run_case(setup, code, lines, payload):
        answers.append(answer)
        if not waiting.poll(0):
            if not is_kept():
                if len(answers) > 1:
                    os._exit(1)
                return write(answer)
            write(done.join([*answers, b'']))  # at once: each write wakes the judge
            answers.clear()
        _, payload = read_frame()


def is_kept():
    """As is_untouched; a program that spoils even that question has no say in another case, but keeps its answer."""
    try:
        return is_untouched()
    except BaseException:
        return False


def flush():
    for stream in (STDOUT, STDERR):
        try:
            stream.flush()
        except Exception:
            pass


def settings():
    """What a program could change for the one after it, besides modules; cheap to compare."""
    lowest_free = os.dup(INPUT)
    os.close(lowest_free)
    return (lowest_free, sys.getrecursionlimit(), sys.gettrace(), sys.getprofile(), gc.isenabled(), signal.alarm(0),
            sys.stdout, sys.stderr, sys.stdin, _thread._count(), os.getcwd())


def is_untouched():
    """Whether the interpreter is as it was before the first case, as far as a program could matter to another."""
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        return False  # there is a child, running or dead
    except ChildProcessError:
        pass
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < KEPT_MEMORY_KB and settings() == untouched_settings
            and supplied == untouched_supplied
            and all(vars(node) == names for node, names in untouched_classes)
            and all(vars(module) == names and sys.modules.get(module.__name__) is module
                    for module, names in untouched_modules))


def compile_program(source):
    """The program's code, or None after telling why it does not compile."""
    try:
        return compile(source, FILE, 'exec', dont_inherit=True)
    except SyntaxError as error:
        fault = {'line': error.lineno, 'column': error.offset, 'text': error.text,
                 'message': '%s: %s' % (type(error).__name__, error.msg)}
    except (ValueError, MemoryError, RecursionError) as error:
        fault = {'line': None, 'column': None, 'text': None,
                 'message': str(error) or 'the program is nested too deeply'}
    send('X', json.dumps(fault))
    return None


def get_ready():
    """What the program and its cases find in this process, whichever fork it is."""
    global untouched_settings
    sys.setrecursionlimit(RECURSION_LIMIT)
    untouched_settings = settings()
    gc.freeze()


def warm_up():
    """Does once what every case does, with a program of ours: the pages it touches are then this process's own."""
    global OUTPUT, untouched_settings
    answers, OUTPUT = OUTPUT, os.open(os.devnull, os.O_WRONLY)
    untouched_settings = settings()
    setup = {'function': 'f', 'args': ['int[]'], 'returns': 'int[]'}
    code = compile('class Solution:\n    def f(self, a: List[int]) -> List[int]:\n        return a', FILE, 'exec')
    run_case(setup, code, [], b'[1]')
    is_untouched()
    os.close(OUTPUT)
    OUTPUT = answers


def serve_first(hand_over):
    """In the fork made ahead: takes the program in, tells the parent of it, and runs the first cases."""
    warm_up()
    send('R')
    _, payload = read_frame()
    with os.fdopen(hand_over, 'wb') as parent:
        parent.write(len(payload).to_bytes(4, 'big') + b'S' + payload)
    setup = json.loads(payload)
    code = compile_program(setup['source'])
    if code is None:
        return
    lines = setup['source'].split('\n')
    get_ready()
    send('L')
    _, payload = read_frame()
    run_cases(setup, code, lines, payload)


def end_case(child):
    """Waits for a case's process, ends whoever it left behind and says how it ended."""
    _, status = os.waitpid(child, 0)
    try:
        os.kill(-1, signal.SIGKILL)  # here are only the case's processes and ours
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
    gc.freeze()
    programs, hand_over = os.pipe()
    child = fork(lambda: (os.close(programs), serve_first(hand_over)))
    os.close(hand_over)
    _, payload = read_frame(programs)
    os.close(programs)
    end_case(child)
    setup = json.loads(payload)
    code = compile_program(setup['source'])
    lines = setup['source'].split('\n')
    get_ready()
    while True:
        _, payload = read_frame()
        end_case(fork(lambda: run_cases(setup, code, lines, payload)))


DRIVER_FILE = main.__code__.co_filename
supplied = supplied_names()
untouched_supplied = dict(supplied)
untouched_modules = [(module, dict(vars(module))) for module in (*MODULES, builtins, os, sys)]
untouched_classes = [(node, dict(vars(node))) for node in (ListNode, TreeNode)]
main()
