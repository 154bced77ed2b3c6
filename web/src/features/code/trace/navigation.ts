import type { TraceValue } from '@dryrun/contracts/trace-events';
import { findScalarSource } from './answerSource.ts';
import type { Recording } from './recording.ts';
import { referenceOf, valuesIn, type ObjectState } from './traceObjects.ts';

/** Index of the next step that isn't inside a call of the current line. */
export function stepOver({ steps }: Recording, from: number): number {
  const depth = steps[from]?.depth ?? 1;
  return findForward(steps.length, from, (i) => (steps[i]?.depth ?? 0) <= depth) ?? steps.length - 1;
}

export function stepOverBack({ steps }: Recording, from: number): number {
  const depth = steps[from]?.depth ?? 1;
  return findBackward(from, (i) => (steps[i]?.depth ?? 0) <= depth) ?? 0;
}

/** Index of the caller's next step; the last step in the outermost frame. */
export function stepOut({ steps }: Recording, from: number): number {
  const depth = steps[from]?.depth ?? 1;
  return findForward(steps.length, from, (i) => (steps[i]?.depth ?? 0) < depth) ?? steps.length - 1;
}

/** The next time that a line is about to run; undefined if it doesn't run again. */
export function runToLine({ steps }: Recording, from: number, line: number): number | undefined {
  return findForward(steps.length, from, (i) => steps[i]?.line === line && steps[i]?.kind === 'line');
}

/** The next or previous step that changes a variable of the frame, or an object that it refers to. */
export function findChange(
  recording: Recording,
  from: number,
  variable: { readonly name: string; readonly frame: number },
  direction: 1 | -1,
): number | undefined {
  const depth = variable.frame + 1;
  const call = recording.stateAt(from).frames[variable.frame]?.call;
  const isChange = (i: number) => {
    const step = recording.steps[i];
    if (!step || step.depth < depth) return false;
    const isOwn = step.depth === depth && hasOwn(step.event[3], variable.name);
    const changed = Object.keys(step.event[4]);
    if (!isOwn && changed.length === 0) return false;
    const state = recording.stateAt(i);
    const frame = state.frames[variable.frame];
    if (frame?.call !== call) return false;
    if (isOwn) return true;
    // A field of the own object, unless it is a static variable such as `Solution.memo`.
    const isField = frame?.variables.has(variable.name) === false;
    const [name = '', field] = isField ? variable.name.split('.') : [variable.name];
    const value = frame?.variables.get(name);
    const own = referenceOf(value);
    if (own === undefined) return false;
    if (field === undefined) {
      const reachable = reachableFrom(value, state.objects);
      return changed.some((id) => reachable.has(Number(id)));
    }
    if (recording.changesAt(i).objects.get(own)?.has(field)) return true;
    const object = state.objects.get(own);
    const inner = reachableFrom(
      object?.kind === 'object' ? object.fields.get(field) : undefined,
      state.objects,
    );
    return changed.some((id) => inner.has(Number(id)));
  };
  return direction === 1 ? findForward(recording.steps.length, from, isChange) : findBackward(from, isChange);
}

/** Ids of the objects that a value leads to, at most a thousand. */
export function reachableFrom(
  value: TraceValue | undefined,
  objects: ReadonlyMap<number, ObjectState>,
): ReadonlySet<number> {
  const first = referenceOf(value);
  const reached = new Set(first === undefined ? [] : [first]);
  for (const id of reached) {
    const object = objects.get(id);
    if (reached.size > 1000) break;
    for (const inner of object ? valuesIn(object) : []) {
      const next = referenceOf(inner);
      if (next !== undefined) reached.add(next);
    }
  }
  return reached;
}

/**
 * The last step that changed the returned value: the object, or the variable or element that the program returns.
 * Undefined for other answers.
 */
export function lastAnswerChange(recording: Recording, code: string): number | undefined {
  const last = recording.steps.length - 1;
  const end = recording.steps[last];
  if (end?.kind !== 'return' || end.depth !== 1 || end.returned === undefined) return undefined;
  if (referenceOf(end.returned) === undefined) {
    const source = findScalarSource(recording, last, code.split('\n'));
    return source?.step === last ? undefined : source?.step;
  }
  const answer = reachableFrom(end.returned, recording.stateAt(last).objects);
  return findBackward(last, (i) => changedIds(recording, i).some((id) => answer.has(id)));
}

/** Ids of objects that are new or changed at a step. */
function changedIds(recording: Recording, index: number): number[] {
  return Object.keys(recording.steps[index]?.event[4] ?? {}).map(Number);
}

function hasOwn(record: object, name: string): boolean {
  return Object.hasOwn(record, name);
}

function findForward(count: number, from: number, matches: (index: number) => boolean): number | undefined {
  for (let i = from + 1; i < count; i += 1) if (matches(i)) return i;
  return undefined;
}

function findBackward(from: number, matches: (index: number) => boolean): number | undefined {
  for (let i = from - 1; i >= 0; i -= 1) if (matches(i)) return i;
  return undefined;
}
