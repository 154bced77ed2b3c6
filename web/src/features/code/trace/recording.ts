import { traceLimits, type TraceEvent, type TraceValue } from '@dryrun/contracts/trace-events';
import { applyObject, changedParts, type ObjectState } from './traceObjects.ts';

export type StepKind = 'line' | 'call' | 'return' | 'exception';

type StepEvent = Extract<TraceEvent, readonly ['s' | 'c' | 'r' | 'x', ...unknown[]]>;
type VariableChanges = StepEvent[3];

/** A step of a recording, without the program's state. */
export interface Step {
  readonly kind: StepKind;
  /** Counted from 1 over the whole run, omitted steps included. */
  readonly number: number;
  readonly line: number;
  /** 1 is the called method. */
  readonly depth: number;
  /** The called function; only in calls. */
  readonly name: string | undefined;
  readonly returned: TraceValue | undefined;
  readonly exception: string | undefined;
  readonly event: StepEvent;
  /** Output up to here, in characters. */
  readonly outputEnd: number;
  readonly hasPrinted: boolean;
}

export interface Frame {
  readonly name: string;
  readonly line: number;
  readonly variables: ReadonlyMap<string, TraceValue>;
  /** The index of the step that called it. Identifies the frame. */
  readonly call: number;
}

/** The program's state at a step, before its line runs. */
export interface State {
  /** From the outermost to the current one. */
  readonly frames: readonly Frame[];
  readonly objects: ReadonlyMap<number, ObjectState>;
}

/** Steps that a recording lacks, by their numbers. */
export interface Gap {
  /** The index of the step after the gap; the number of recorded steps for a gap at the end. */
  readonly before: number;
  readonly from: number;
  readonly to: number;
}

/** Changes between the previous step and this one. */
export interface Changes {
  /** Of the current frame. */
  readonly variables: ReadonlySet<string>;
  /** Changed parts by object; empty for an object that only lost parts. New objects are missing. */
  readonly objects: ReadonlyMap<number, ReadonlySet<string>>;
}

const noChanges: Changes = { variables: new Set(), objects: new Map() };
const emptyState: State = { frames: [], objects: new Map() };

/** A jump replays at most this many steps. */
const keyFrameDistance = 50;

const kinds = { s: 'line', c: 'call', r: 'return', x: 'exception' } as const;

const isStep = (event: TraceEvent): event is StepEvent => event[0] in kinds;

/** Reads a recording's events. States are computed on demand. */
export class Recording {
  readonly steps: readonly Step[];
  readonly gaps: readonly Gap[];
  /** All output that was recorded. */
  readonly output: string;
  /** Omitted steps included. */
  readonly totalSteps: number;
  readonly #events: readonly TraceEvent[];
  /** The position of each step's event. */
  readonly #positions: readonly number[];
  /** The states before every fiftieth step. */
  readonly #keyFrames: readonly State[];
  readonly #recent = new Map<number, State>();

  constructor(events: readonly TraceEvent[], totalSteps = 0) {
    const { steps, positions, gaps, output, total } = readSteps(events, totalSteps);
    this.#events = events;
    this.#positions = positions;
    this.steps = steps;
    this.gaps = gaps;
    this.output = output;
    this.totalSteps = total;
    this.#keyFrames = this.#computeKeyFrames();
  }

  /** The index is clamped to the recorded steps. */
  stateAt(index: number): State {
    if (this.steps.length === 0) return emptyState;
    const step = Math.min(this.steps.length - 1, Math.max(0, index));
    const recent = this.#recent.get(step);
    if (recent) return recent;
    const keyFrame = Math.floor(step / keyFrameDistance);
    const state = this.#replay(this.#keyFrames[keyFrame] ?? emptyState, keyFrame * keyFrameDistance, step);
    if (this.#recent.size > 8) this.#recent.clear();
    this.#recent.set(step, state);
    return state;
  }

  changesAt(index: number): Changes {
    const step = this.steps[index];
    if (!step || this.gaps.some((gap) => gap.before === index)) return noChanges;
    const before = this.stateAt(index - 1);
    const { objects } = this.stateAt(index);
    const changed = new Map<number, ReadonlySet<string>>();
    for (const key of Object.keys(step.event[4])) {
      const id = Number(key);
      const [old, now] = [before.objects.get(id), objects.get(id)];
      if (index > 0 && old && now) changed.set(id, changedParts(old, now));
    }
    return { variables: new Set(Object.keys(step.event[3])), objects: changed };
  }

  outputAt(index: number): string {
    const isLast = index >= this.steps.length - 1;
    return isLast ? this.output : this.output.slice(0, this.steps[index]?.outputEnd ?? 0);
  }

  #computeKeyFrames(): State[] {
    const keyFrames: State[] = [emptyState];
    for (let step = keyFrameDistance; step < this.steps.length; step += keyFrameDistance) {
      const last = keyFrames.at(-1) ?? emptyState;
      keyFrames.push(this.#replay(last, step - keyFrameDistance, step - 1));
    }
    return keyFrames;
  }

  /** Applies the steps from `first` to `last` to the state before `first`. */
  #replay(state: State, first: number, last: number): State {
    const frames = [...state.frames];
    const objects = new Map(state.objects);
    const start = first === 0 ? 0 : (this.#positions[first - 1] ?? 0) + 1;
    let step = first;
    for (let position = start; position <= (this.#positions[last] ?? -1); position += 1) {
      const event = this.#events[position];
      if (!event) continue;
      if (event[0] === 'k') {
        resumeFrames(frames, event, step);
        objects.clear();
        applyObjects(objects, event[4]);
      } else if (isStep(event)) {
        applyFrames(frames, event, step);
        applyObjects(objects, event[4]);
        step += 1;
      }
    }
    return { frames, objects };
  }
}

function applyObjects(objects: Map<number, ObjectState>, changes: StepEvent[4]): void {
  for (const [key, change] of Object.entries(changes)) {
    const id = Number(key);
    const object = applyObject(objects.get(id), change);
    if (object) objects.set(id, object);
  }
}

function applyFrames(frames: Frame[], event: StepEvent, step: number): void {
  const [kind, line, depth, changes] = event;
  frames.length = Math.min(frames.length, kind === 'c' ? depth - 1 : depth);
  while (frames.length < depth) frames.push({ name: '', line, variables: new Map(), call: step });
  const frame = frames[depth - 1];
  if (!frame) return;
  frames[depth - 1] = {
    name: kind === 'c' ? event[5] : frame.name,
    line,
    variables: applyVariables(frame.variables, changes),
    call: frame.call,
  };
}

function applyVariables(
  before: ReadonlyMap<string, TraceValue>,
  changes: VariableChanges,
): ReadonlyMap<string, TraceValue> {
  const entries = Object.entries(changes);
  if (entries.length === 0) return before;
  const variables = new Map(before);
  for (const [name, value] of entries) {
    if (Array.isArray(value) && value[0] === '-') variables.delete(name);
    else variables.set(name, value);
  }
  return variables;
}

/** A frame that was called before the recorded steps, and nothing else is known of. */
const unknownFrame: Frame = { name: '', line: 0, variables: new Map(), call: -1 };

/** Replaces all frames. Those whose calls were omitted are identified by negative numbers. */
function resumeFrames(frames: Frame[], event: Extract<TraceEvent, ['k', ...unknown[]]>, step: number): void {
  const [, , depth, innermost] = event;
  frames.length = 0;
  while (frames.length < depth - innermost.length) frames.push(unknownFrame);
  for (const [name, line, variables] of innermost) {
    const call = -((step + 1) * traceLimits.depth + frames.length);
    frames.push({ name, line, variables: applyVariables(new Map(), variables), call });
  }
}

function readSteps(events: readonly TraceEvent[], totalSteps: number) {
  const steps: Step[] = [];
  const positions: number[] = [];
  const gaps: Gap[] = [];
  let [output, printedBefore, next, total] = ['', 0, 1, totalSteps];
  events.forEach((event, position) => {
    if (event[0] === 'o') output += event[1];
    if (event[0] === 'n') total = event[1];
    if (event[0] === 'k') {
      if (event[1] > next) gaps.push({ before: steps.length, from: next, to: event[1] - 1 });
      next = Math.max(next, event[1]);
    }
    if (!isStep(event)) return;
    steps.push({
      kind: kinds[event[0]],
      number: next,
      line: event[1],
      depth: event[2],
      name: event[0] === 'c' ? event[5] : undefined,
      returned: event[0] === 'r' ? event[5] : undefined,
      exception: event[0] === 'x' ? event[5] : undefined,
      event,
      outputEnd: output.length,
      hasPrinted: output.length > printedBefore,
    });
    positions.push(position);
    printedBefore = output.length;
    next += 1;
  });
  total = Math.max(total, next - 1);
  if (total >= next && steps.length > 0) gaps.push({ before: steps.length, from: next, to: total });
  return { steps, positions, gaps, output, total };
}
