"""Records the steps of a learner's program for the judge (contracts/src/trace-events.ts, docs/judge.md).

The driver imports this file only for a traced run. The program runs in a fork of `record`. It writes the recording into
memory that it shares with its parent. The parent sends what the program has not sent: every `SEND_SECONDS`, and after
the program crashed or exited. The recording is therefore complete up to the step in which a program dies.

The program can change the recording, but nothing else. The recorder calls no method of the program's classes: it reads
fields and the C structures of the built-in types. It compares objects by identity before it encodes them.
"""
import array
import builtins
import collections
import functools
import itertools
import json
import math
import mmap
import opcode
import operator
import os
import select
import signal
import sys
import types

# A program that replaces a builtin must not break the recorder.
globals().update({name: value for name, value in vars(builtins).items() if not name.startswith('_')})

OUTPUT = 4
FILE = 'solution.py'
SEND_SECONDS = 0.02
# Recording stops so many frames before the recursion limit, because a RecursionError would end it without a trace.
SPARE_FRAMES = 100
# From a known object that has not changed, the recorder follows references only so far.
NEAR = 4
# Objects that are read for a `k` event and at the end.
ALL_OBJECTS = 1000
# Items of objects that are written at a step. A state of more items would leave no room for the steps after it.
WRITTEN_ITEMS = 40_000
# Only the first items of a longer container are compared.
LONG = 10_000
# A larger object is written as a patch.
SMALL = 6
# Shorter runs of equal items are written one by one.
RUN = 4
# When the known objects have so many items in all, those that the program no longer uses are dropped.
KEPT_ITEMS = 200_000
SAFE_INTEGER = 2 ** 53
MESSAGE_CHARACTERS = 1000
HEADER_BYTES = 32
# Indexes into the header.
STEPS, LENGTH, SENT, STATE = range(4)
# States. Only in the second one, the parent may write frames.
LOADING, RUNNING, FINISHED = range(3)
OPTIMIZED = 1  # of co_flags: set for functions, not for modules and class bodies
SKIPPED = ('<listcomp>', '<setcomp>', '<dictcomp>', '<genexpr>')
RETURNS = {opcode.opmap[name] for name in ('RETURN_VALUE', 'RETURN_CONST') if name in opcode.opmap}
YIELD = opcode.opmap['YIELD_VALUE']
FOR_ITER = opcode.opmap['FOR_ITER']
MISSING = object()

encode_json = json.JSONEncoder(separators=(',', ':')).encode
is_same = operator.is_
count_references = sys.getrefcount
get_recursion_limit, get_tracer, set_tracer = sys.getrecursionlimit, sys.gettrace, sys.settrace
name_of_type = type.__dict__['__name__'].__get__
bases_of_type = type.__dict__['__mro__'].__get__
names_of_type = type.__dict__['__dict__'].__get__
add_text = str.__add__

SCALARS = {int, float, bool, str, type(None)}
# Variables with such values are code, not data.
CODE = (types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.ModuleType, type, staticmethod,
        classmethod, property, functools.partial, type(functools.cache(len)))
SEQUENCES = ((list, 'list'), (collections.deque, 'deque'), (set, 'set'), (frozenset, 'set'), (bytearray, 'list'),
             (array.array, 'list'))


# Readers return an object's keys (None without keys), its values and its size.

def sequence_reader(cls):
    iterate, count = cls.__iter__, cls.__len__

    def read(obj):
        size = count(obj)
        return None, list(iterate(obj) if size <= LONG else itertools.islice(iterate(obj), limits['items'])), size
    return read


def read_dict(obj):
    size = dict.__len__(obj)
    if size <= LONG:
        return list(dict.keys(obj)), list(dict.values(obj)), size
    first = limits['items']
    return (list(itertools.islice(dict.keys(obj), first)), list(itertools.islice(dict.values(obj), first)), size)


def read_ordered_dict(obj):
    """Looks no key up, because that could call the program's methods."""
    values = {id(key): value for key, value in dict.items(obj)}
    keys = [key for key in collections.OrderedDict.keys(obj) if id(key) in values]
    return keys, [values[id(key)] for key in keys], len(keys)


def sorted_list_reader(cls):
    fields = fields_reader(cls)

    def read(obj):
        keys, values, _ = fields(obj)
        lists = dict(zip(keys, values)).get('_lists')
        items = list(itertools.chain.from_iterable(lists)) if type(lists) is list else []
        return None, items, len(items)
    return read


def named_tuple_reader(names):
    def read(obj):
        return list(names), list(tuple.__iter__(obj))[:len(names)], len(names)
    return read


def fields_reader(cls):
    """None for a class without readable fields."""
    slots, get_dict = [], None
    for base in reversed(bases_of_type(cls)):
        names = names_of_type(base)
        for name, value in list(names.items()):
            if name == '__dict__' and type(value) is types.GetSetDescriptorType:
                get_dict = value.__get__
            elif type(value) is types.MemberDescriptorType and '__slots__' in names:
                slots.append((name, value.__get__))
    if not slots and get_dict is None:
        return None

    def read(obj):
        own = get_dict(obj) if get_dict else {}
        keys, values = list(dict.keys(own)), list(dict.values(own))
        for name, get in slots:
            try:
                values.append(get(obj))
            except AttributeError:
                continue
            keys.append(name)
        return keys, values, len(keys)
    return read


def choose_reader(cls):
    """Returns the kind of an object and its reader. None for an object that is shown by its type's name."""
    bases = bases_of_type(cls)
    for base, kind in SEQUENCES:
        if base in bases:
            return kind, sequence_reader(base)
    if tuple in bases:
        names = [names_of_type(base).get('_fields') for base in bases if '_fields' in names_of_type(base)]
        if cls is not tuple and names and type(names[0]) is tuple and all(type(name) is str for name in names[0]):
            return 'object', named_tuple_reader(names[0])
        return 'list', sequence_reader(tuple)
    if collections.OrderedDict in bases:
        return 'map', read_ordered_dict
    if dict in bases:
        return 'map', read_dict
    if any(base in bases for base in (*CODE, BaseException, str, int, float)):
        return None
    if name_of_type(cls) in ('SortedList', 'SortedKeyList') and names_of_type(cls).get('__module__') != 'solution':
        return 'list', sorted_list_reader(cls)
    read = fields_reader(cls)
    return read and ('object', read)


class Known:
    """An object that the recording refers to. Keeps it alive, so that its id stays unique."""
    __slots__ = 'obj', 'number', 'kind', 'read', 'keys', 'values', 'size', 'children'

    def __init__(self, obj, number, kind, read):
        self.obj, self.number, self.kind, self.read = obj, number, kind, read
        self.keys, self.values, self.size, self.children = None, None, 0, ()


class Frame:
    """A call of the program. `last` has the recorded variables, `refs` the objects among them, the newest at the end."""
    __slots__ = 'frame', 'last', 'refs', 'names'

    def __init__(self, frame):
        self.frame, self.last, self.refs = frame, {}, {}
        self.names = frame.f_code.co_names


class Recorder:
    def __init__(self, window, memory, flush):
        self.memory = memory
        self.flush = flush
        self.header = memoryview(memory)[:HEADER_BYTES].cast('Q')
        self.length = 0
        self.from_step = window.get('fromStep') or 0
        self.until = window['firstSteps']  # the last step to record
        self.last_steps = window.get('lastSteps') or 0
        self.exits_after = window.get('exitsAfter', False)
        self.steps = 0
        self.act_at = 0  # below this step, only count
        self.is_recording = True
        self.is_full = False
        self.is_stopped = False
        self.stack = []
        self.known = {}
        self.readers = {}
        self.numbers = 0
        self.kept_items = 0
        self.kept_limit = KEPT_ITEMS
        self.output = []
        self.output_room = limits['outputCharacters']
        self.raised = None
        self.tracer = self.trace_step
        self.pid = os.getpid()

    # Tracing

    def call(self, method, args):
        """Calls the method and records it. Exceptions of the program pass."""
        os.register_at_fork(after_in_child=self.stop)
        set_tracer(self.trace_call)
        is_removed = False
        try:
            result = method(*args)
            is_removed = bool(self.stack)  # a frame without its local trace function has not been popped
            return result
        finally:
            is_removed = is_removed or get_tracer() != self.trace_call
            set_tracer(None)
            if is_removed and not self.is_stopped:
                self.end('stopped')

    def stop(self):
        """Steps after this are neither recorded nor counted."""
        self.act_at, self.is_stopped = math.inf, True
        set_tracer(None)

    def trace_call(self, frame, event, arg):
        """The global trace function: a call, or a generator that is resumed."""
        code = frame.f_code
        if code.co_filename != FILE or code.co_name in SKIPPED or not code.co_flags & OPTIMIZED or self.is_stopped:
            return None
        is_resumed = frame.f_trace is not None
        if is_resumed and not self.stack:
            frame.f_trace = None  # a generator that is closed after the method has returned
            return None
        try:
            self.stack.append(Frame(frame))
            if len(self.stack) >= min(get_recursion_limit() - SPARE_FRAMES, limits['depth']):
                self.end('depth')
                return None
            self.count('c', frame, (code.co_name[:150] + ' (resumed)' if is_resumed else code.co_name[:200],))
        except RecursionError:
            self.end('depth')
            return None
        return self.tracer

    def trace_step(self, frame, event, arg):
        """The local trace function: the rest of the events of a call."""
        if event == 'line':
            self.steps = steps = self.steps + 1
            self.header[STEPS] = steps
            if steps >= self.act_at:
                self.guard('s', frame)
            return
        if self.is_stopped:
            return
        stack = self.stack
        if not stack or stack[-1].frame is not frame:
            stack.append(Frame(frame))
        if event == 'return':
            if not self.is_unwinding(frame, arg):
                self.count('r', frame, (arg,))
            stack.pop()
        elif event == 'exception' and not is_end_of_loop(frame, arg[0]):
            self.count('x', frame, (arg[1],))
            self.raised = frame, self.steps

    def is_unwinding(self, frame, value):
        """A frame that an exception leaves also has an event `return`."""
        if value is not None:
            return False
        operation = frame.f_code.co_code[frame.f_lasti]
        if operation == YIELD:
            return self.raised is not None and self.raised[0] is frame and self.raised[1] == self.steps
        return operation not in RETURNS

    def count(self, kind, frame, extra):
        self.steps += 1
        self.header[STEPS] = self.steps
        if self.steps >= self.act_at:
            self.guard(kind, frame, extra)

    def guard(self, kind, frame, extra=()):
        try:
            self.act(kind, frame, extra)
        except RecursionError:
            self.end('depth')
        except MemoryError:
            self.stop()

    def act(self, kind, frame, extra):
        if self.is_recording and self.steps <= self.until:
            return self.write_step(kind, frame, extra)
        if self.steps == self.from_step and not self.is_full:
            self.is_recording, self.act_at, self.until = True, 0, self.from_step + self.last_steps - 1
            self.write_state(is_call=kind == 'c')
            return self.write_step(kind, frame, extra)
        if self.is_recording:
            self.is_recording = False
            self.forget()
            if self.exits_after and self.from_step <= self.steps:
                os._exit(0)
        if self.steps >= limits['countedSteps']:
            return self.end('steps')
        self.write_count()
        self.act_at = min(self.steps + max(256, self.steps // 16), limits['countedSteps'])
        if self.steps < self.from_step:
            self.act_at = min(self.act_at, self.from_step)

    def forget(self):
        self.known.clear()
        self.kept_items = 0
        for call in self.stack:
            call.last, call.refs = {}, {}

    # Events

    def write_step(self, kind, frame, extra):
        top = self.stack[-1]
        if top.frame is not frame:
            top = Frame(frame)
            self.stack.append(top)
        self.write_output()
        variables = self.changed_variables(top)
        starts = list(reversed(top.refs.values()))
        if kind == 'r':
            value = extra[0]
            if frame.f_code.co_name == '__init__':
                extra = ()
            else:
                extra = (self.encode(value),)
                if id(value) in self.known:
                    starts.insert(0, self.known[id(value)])
        elif kind == 'x':
            extra = (describe(extra[0]),)
        is_last = kind == 'r' and len(self.stack) == 1
        objects = self.changed_objects(starts, ALL_OBJECTS if is_last else limits['objects'], NEAR)
        self.write([kind, frame.f_lineno or 0, len(self.stack), variables, objects, *extra])
        if self.kept_items > self.kept_limit:
            self.drop_unused()

    def write_state(self, is_call):
        """Writes the state before the next step. A call's own frame comes with the step."""
        self.write_output()
        outer = self.stack[:-1] if is_call else self.stack
        frames, starts = [], []
        for call in outer[-limits['frames']:]:
            variables = self.changed_variables(call)
            frames.append([call.frame.f_code.co_name[:200], call.frame.f_lineno or 0, variables])
            starts[:0] = call.refs.values()
        objects = self.changed_objects(starts, ALL_OBJECTS, NEAR)
        self.write(['k', self.steps, max(len(outer), 1), frames, objects])

    def write_count(self):
        self.write(['n', self.steps], is_end=True)

    def write_output(self):
        if self.output:
            text = ''.join(self.output)
            self.output.clear()
            self.write(['o', text])

    def end(self, reason):
        """The recording ends before the program. The reason `size` still counts."""
        if not self.is_full:
            self.write(['e', reason], is_end=True)
        self.write_count()
        self.stop()

    def finish(self):
        """Call this after the program."""
        if not self.is_stopped:
            self.write_output()
            self.write_count()

    def write(self, event, is_end=False):
        if self.is_full and not is_end:
            return
        line = encode_json(event).encode() + b'\n'
        start = HEADER_BYTES + self.length
        if not is_end and self.length + len(line) > limits['bytes'] - 4096:
            self.is_full, self.is_recording, self.from_step = True, False, 0
            return self.write(['e', 'size'], is_end=True)
        if self.length + len(line) > limits['bytes'] - 64:
            return
        self.memory[start:start + len(line)] = line
        self.length += len(line)
        self.header[LENGTH] = self.length

    # Values

    def changed_variables(self, call):
        frame, last, refs = call.frame, call.last, call.refs
        variables = dict(frame.f_locals)
        own_globals = frame.f_globals
        for name in call.names:
            if name in own_globals and name not in variables and name[:2] != '__':
                variables[name] = own_globals[name]
        changed = {}
        for name, value in variables.items():
            before = last.get(name, MISSING)
            if value is before:
                continue
            cls = type(value)
            if cls in SCALARS:
                if cls is type(before) and value == before:
                    last[name] = value
                    continue
                refs.pop(name, None)
            elif issubclass(cls, CODE):
                last[name] = value
                refs.pop(name, None)
                if before is not MISSING and not issubclass(type(before), CODE):
                    changed[name[:200]] = ('-',)
                continue
            last[name] = value
            changed[name[:200]] = self.encode(value)
            if cls not in SCALARS:
                refs.pop(name, None)
                known = self.known.get(id(value))
                if known:
                    refs[name] = known
        if len(last) > len(variables):
            for name in [name for name in last if name not in variables]:
                del last[name]
                refs.pop(name, None)
                changed[name[:200]] = ('-',)
        return changed

    def encode(self, value):
        cls = type(value)
        if cls is int:
            if -SAFE_INTEGER < value < SAFE_INTEGER:
                return value
            bits = value.bit_length()
            return ('n', str(value) if bits < 1300 else 'an integer of %d bits' % bits)
        if cls is str:
            size = len(value)
            return value if size <= limits['textCharacters'] else ('t', value[:limits['textCharacters']], size)
        if cls is float:
            return value if math.isfinite(value) else ('n', float.__repr__(value))
        if cls in SCALARS:
            return value
        known = self.known.get(id(value))
        if known is None:
            reader = self.readers.get(cls, MISSING)
            if reader is MISSING:
                reader = self.readers[cls] = choose_reader(cls)
            if reader is None:
                return ('?', type_label(cls))
            self.numbers += 1
            self.known[id(value)] = known = Known(value, self.numbers, *reader)
        return ('@', known.number)

    def changed_objects(self, level, room, near):
        """Looks for changed objects, breadth first. Follows the references of new and of changed objects."""
        changed, seen, hops, items = {}, set(), 0, 0
        while level:
            following = []
            for known in level:
                if known.number in seen:
                    continue
                if room == 0 or items > WRITTEN_ITEMS:
                    return changed
                room -= 1
                seen.add(known.number)
                newest = self.numbers
                change = self.change_of(known)
                if change is not None:
                    changed[str(known.number)] = change
                    items += len(known.values)
                if known.children and (change is not None or hops < near):
                    # Once omitted, an object stays out until a variable refers to it.
                    following += [child for child in known.children
                                  if child.number > newest or child.values is not None]
            level = following
            hops += 1
        return changed

    def change_of(self, known):
        """None for an object that has not changed."""
        keys, values, size = known.read(known.obj)
        old_keys, old_values, old_size = known.keys, known.values, known.size
        if old_values is not None and size == old_size and len(values) == len(old_values) \
                and all(map(is_same, values, old_values)) \
                and (keys is None or len(keys) == len(old_keys) and all(map(is_same, keys, old_keys))):
            return None
        known.keys, known.values, known.size = keys, values, size
        self.kept_items += len(values)
        change = None
        if old_values is not None and size > SMALL:
            change = self.patch(known, old_keys, old_values, old_size)
        if change is None:
            change = self.describe_object(known)
        children = itertools.chain(keys, values) if keys and known.kind == 'map' else values
        known.children = [self.known[id(value)] for value in children
                          if type(value) not in SCALARS and id(value) in self.known]
        return change

    def describe_object(self, known):
        keys, values, most = known.keys, known.values[:limits['items']], limits['items']
        name = type_label(type(known.obj))
        encode = self.encode
        if known.kind == 'object':
            fields = {key[:200]: encode(value) for key, value in zip(keys[:most], values) if type(key) is str}
            return {'k': 'object', 't': name, 'v': fields}
        if known.kind == 'map':
            entries = [(encode(key), encode(value)) for key, value in zip(keys[:most], values)]
            return {'k': 'map', 't': name, 'v': entries, 'n': known.size}
        items = []
        for _, group in itertools.groupby(values, key=id):
            same = list(group)
            value = encode(same[0])
            if len(same) < RUN:
                items += [value] * len(same)
            else:
                items.append(('x', len(same), value))
        return {'k': known.kind, 't': name, 'v': items, 'n': known.size}

    def patch(self, known, old_keys, old_values, old_size):
        """None if a full description is better."""
        encode = self.encode
        removed = ()
        if known.kind == 'set':
            pairs, removed = changed_items(known.values, old_values)
            pairs = [(encode(value), None) for value in pairs]
            removed = [encode(value) for value in removed]
        elif known.keys is None:
            pairs = [(index, encode(value)) for index, value in changed_positions(known.values, old_values)]
        else:
            before = dict(zip(map(id, old_keys), old_values))
            now = set(map(id, known.keys))
            kept = [key for key in old_keys if id(key) in now]
            if not all(map(is_same, kept, known.keys)):
                return None  # the order changed
            removed = [encode(key) for key in old_keys if id(key) not in now]
            pairs = [(encode(key), encode(value)) for key, value in zip(known.keys, known.values)
                     if differs(before.get(id(key), MISSING), value)]
        if len(pairs) + len(removed) > max(SMALL, min(known.size, limits['items']) // 2):
            return None
        patch = {'p': pairs}
        if removed:
            patch['d'] = removed
        if known.size != old_size and known.kind != 'object':
            patch['n'] = known.size
        return patch

    def drop_unused(self):
        """Forgets objects that only the recorder still refers to."""
        for _ in range(3):
            for key, known in list(self.known.items()):
                # The references are: the slot of `known` and the argument.
                if count_references(known.obj) == 2:
                    del self.known[key]
                    known.values = known.keys = None
                    known.children = ()
        for call in self.stack:
            call.refs = {name: known for name, known in call.refs.items() if id(known.obj) in self.known}
        self.kept_items = sum(len(known.values) for known in self.known.values() if known.values)
        self.kept_limit = self.kept_items + KEPT_ITEMS

    # Output

    def watch_output(self, stream):
        """Records what the program prints. The stream's own `write` runs first."""
        write = stream.write

        def write_and_record(text):
            written = write(text)
            if type(text) is str and self.output_room > 0 and not self.is_stopped:
                piece = text[:self.output_room]
                self.output_room -= len(piece)
                self.output.append(piece)
                if self.output_room == 0:
                    self.write_output()
                    self.flush()  # a program that prints on soon reaches the output limit
            return written
        stream.write = write_and_record


def type_label(cls):
    return name_of_type(cls)[:200]


def is_end_of_loop(frame, error):
    """An iterator ends a loop by an exception; nothing is wrong."""
    return issubclass(error, StopIteration) and frame.f_code.co_code[frame.f_lasti] == FOR_ITER


def differs(before, value):
    return before is not value and not (type(before) is type(value) and type(value) in SCALARS and before == value)


def changed_positions(values, old_values):
    """Returns index and value of the items that changed or were added."""
    pairs = [(index, value) for index, (before, value) in enumerate(zip(old_values, values))
             if before is not value and differs(before, value)]
    pairs += enumerate(values[len(old_values):], len(old_values))
    return pairs


def changed_items(values, old_values):
    now, before = set(map(id, values)), set(map(id, old_values))
    return ([value for value in values if id(value) not in before],
            [value for value in old_values if id(value) not in now])


def describe(error):
    """Calls no method of the program: an exception with other arguments than plain values is shown by its type."""
    if not isinstance(error, BaseException):
        return 'an exception'
    cls = type(error)
    name = type_label(cls)
    owner = next(base for base in bases_of_type(cls) if '__str__' in names_of_type(base))
    args = BaseException.args.__get__(error)
    if names_of_type(owner).get('__module__') == 'solution' or not all(type(value) in SCALARS for value in args):
        return name
    try:
        message = owner.__str__(error)
    except Exception:
        return name
    return add_text(name, ': ' + message[:MESSAGE_CHARACTERS] if message else '')


def send(memory, header, write):
    """Sends the part of the recording that has not been sent."""
    start, end = header[SENT], min(header[LENGTH], len(memory) - HEADER_BYTES)
    if start < end:
        write(b'G', bytes(memory[HEADER_BYTES + start:HEADER_BYTES + end]))
        header[SENT] = end


def acquire(lock, timeout=None):
    """Takes the byte of the pipe. Returns False if there is none within `timeout` seconds."""
    while select.select([lock], [], [], timeout)[0]:
        try:
            os.read(lock, 1)
            return True
        except BlockingIOError:
            pass  # the other process was faster
    return False


def record(window, run, stream, write):
    """Runs `run(call)` in a fork, where `call(method, args)` records. Ends this process as the fork ended.

    `write(letter, payload)` sends a frame. A lock keeps the frames of the two processes apart: a pipe with one byte. No
    process may block in a read of it, because the fork never returns the byte at its end.
    """
    global limits
    limits = window['limits']
    memory = mmap.mmap(-1, HEADER_BYTES + limits['bytes'])
    header = memoryview(memory)[:HEADER_BYTES].cast('Q')
    take_lock, return_lock = os.pipe()
    os.set_blocking(take_lock, False)
    os.write(return_lock, b' ')
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
    child = os.fork()
    if child == 0:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
        os.setpgid(0, 0)

        def flush():
            acquire(take_lock)
            send(memory, header, write)
            os.write(return_lock, b' ')
        recorder = Recorder(window, memory, flush)
        recorder.watch_output(stream)

        def call(method, args):
            header[STATE] = RUNNING
            try:
                return recorder.call(method, args)
            finally:
                if os.getpid() == recorder.pid:
                    recorder.finish()
                    acquire(take_lock)  # from now on, only this process writes frames
                    send(memory, header, write)
                    header[STATE] = FINISHED
        run(call)
        os._exit(0)
    while signal.sigtimedwait([signal.SIGCHLD], SEND_SECONDS) is None:
        if acquire(take_lock, timeout=0):
            send(memory, header, write)
            os.write(return_lock, b' ')
    _, status = os.waitpid(child, 0)
    if header[STATE] == RUNNING:
        send(memory, header, write)
        write(b'G', b'["n",%d]\n' % header[STEPS])
    if os.WIFEXITED(status):
        os._exit(os.WEXITSTATUS(status))
    if os.WTERMSIG(status) != signal.SIGKILL:
        signal.signal(os.WTERMSIG(status), signal.SIG_DFL)
    os.kill(os.getpid(), os.WTERMSIG(status))
