import { z } from 'zod';

/**
 * A recording of a program, step by step. The program's own process writes it, so it is a claim: a program can forge
 * its own recording and nothing else. `docs/judge.md` explains how it is made.
 *
 * A step is an event that has a line: a statement that is about to run, a call, a return or an exception. Events
 * contain only what changed since the last event. Letters instead of words keep a recording small.
 */

/** Steps that a recording keeps. A longer run keeps its first and last steps, or a window that the learner asks for. */
export const traceLimits = {
  steps: 2000,
  /** First and last steps that are kept of a longer run. */
  firstSteps: 500,
  lastSteps: 1500,
  /** The recorder stops counting after this many steps, for example in an endless loop. */
  countedSteps: 3_000_000,
  /** Size of the recording as JSON. */
  bytes: 1024 * 1024,
  /** Items of a sequence or map that are recorded. Later items appear when they change. */
  items: 1000,
  textCharacters: 1000,
  /** Objects that are read at a step. */
  objects: 300,
  /** Innermost frames in a `k` event. */
  frames: 200,
  outputCharacters: 64 * 1024,
  depth: 100_000,
} as const;

const id = z.int().min(1).max(1_000_000_000);
const count = z.int().min(0).max(1_000_000_000);
const name = z.string().max(200);
const text = z.string().max(2 * traceLimits.textCharacters);

const plainValueSchema = z.union([z.number(), z.boolean(), z.null(), text]);

/**
 * A value: a number, boolean, null or string as in JSON, or a list that starts with a letter:
 * - `@`: a reference to the object with this id
 * - `c`: a character
 * - `n`: a number that JSON cannot express, such as `NaN` or a large integer
 * - `t`: a string longer than `textCharacters`: its start and its length
 * - `u`: a variable that was not set; `d`: a pointer to memory that was freed
 * - `?`: a value that cannot be shown: its type's name
 */
export const traceValueSchema = z.union([
  plainValueSchema,
  z.tuple([z.literal('@'), id]),
  z.tuple([z.literal('c'), z.string().max(8)]),
  z.tuple([z.literal('n'), z.string().max(400)]),
  z.tuple([z.literal('t'), text, count]),
  z.tuple([z.enum(['u', 'd'])]),
  z.tuple([z.literal('?'), name]),
]);

/** Sequences by meaning. The last item of a stack is its top; the first item of a queue is its front. */
export const traceSequenceKinds = ['list', 'stack', 'queue', 'deque', 'heap', 'set'] as const;

/** An item of a sequence. `x` gives the number of times that an item repeats. */
const itemSchema = z.union([traceValueSchema, z.tuple([z.literal('x'), count, traceValueSchema])]);

/**
 * A new object or a change of one. `k` is its kind, `t` its type's name, `v` its contents, `n` its length. Instead of
 * `v`, `p` has only the changed items, entries or fields, and `d` the removed keys. `s` is the text of a builder.
 */
export const traceObjectSchema = z.union([
  z.strictObject({ k: z.enum(traceSequenceKinds), t: name, v: z.array(itemSchema), n: count }),
  z.strictObject({
    k: z.literal('map'),
    t: name,
    v: z.array(z.tuple([traceValueSchema, traceValueSchema])),
    n: count,
  }),
  z.strictObject({ k: z.literal('object'), t: name, v: z.record(name, traceValueSchema) }),
  z.strictObject({ k: z.literal('text'), t: name, s: text, n: count }),
  z.strictObject({
    p: z.array(z.tuple([traceValueSchema, traceValueSchema])),
    d: z.array(traceValueSchema).optional(),
    n: count.optional(),
  }),
]);

const line = z.int().min(0).max(1_000_000);
const depth = z.int().min(1).max(traceLimits.depth);

/** Changed variables of the step's frame. `-` means that the variable is out of scope. */
const variablesSchema = z.record(name, z.union([traceValueSchema, z.tuple([z.literal('-')])]));

const objectsSchema = z.record(z.string().regex(/^\d{1,10}$/), traceObjectSchema);

const stepFields = [line, depth, variablesSchema, objectsSchema] as const;

/**
 * Why a recording ended before the program: `depth`: shortly before a stack overflow or at `depth` frames; `size`:
 * `bytes` are full; `steps`: `countedSteps` were counted; `stopped`: the program stopped the recording.
 */
export const traceEndings = ['depth', 'size', 'steps', 'stopped'] as const;

/**
 * - `s` line, depth, variables, objects: the statement of this line is about to run. Depth 1 is the called method.
 * - `c` like `s`, and the function's name: a call. The variables are the arguments.
 * - `r` like `s`, and the returned value, which is missing if there is none: a return
 * - `x` like `s`, and the exception's text: an exception that is thrown here or passes through this frame
 * - `o` text: output of the program since the last event
 * - `k` number of the next step, depth, frames, objects: the state after omitted steps. The depth is that of the
 *   innermost frame. Frames (name, line, variables) end with the innermost one. Steps are numbered from 1.
 * - `n` number of steps so far, with omitted ones. The last event; also sent while steps are counted but not recorded.
 * - `e` reason: the recording ended before the program. Only an `n` may follow.
 */
export const traceEventSchema = z.union([
  z.tuple([z.literal('s'), ...stepFields]),
  z.tuple([z.literal('c'), ...stepFields, name]),
  z.tuple([z.literal('r'), ...stepFields, traceValueSchema]),
  z.tuple([z.literal('r'), ...stepFields]),
  z.tuple([z.literal('x'), ...stepFields, text]),
  z.tuple([z.literal('o'), z.string().max(traceLimits.outputCharacters)]),
  z.tuple([
    z.literal('k'),
    count,
    depth,
    z.array(z.tuple([name, line, variablesSchema])).max(traceLimits.frames),
    objectsSchema,
  ]),
  z.tuple([z.literal('n'), count]),
  z.tuple([z.literal('e'), z.enum(traceEndings)]),
]);

export type TraceValue = z.output<typeof traceValueSchema>;
export type TraceItem = z.output<typeof itemSchema>;
export type TraceObject = z.output<typeof traceObjectSchema>;
export type TraceEvent = z.output<typeof traceEventSchema>;
export type TraceSequenceKind = (typeof traceSequenceKinds)[number];
