import type { TraceValue } from '@dryrun/contracts/trace-events';
import type { Frame, Recording, State } from './recording.ts';
import { isSameValue, referenceOf, type ObjectState } from './traceObjects.ts';

/** A variable, one of its fields or an element: `best`, `self.best`, `dp[n - 1]`. */
interface Path {
  readonly name: string;
  readonly indexes: readonly string[];
}

const term = String.raw`\s*(?:-?\d+|[A-Za-z_]\w*(?:\s*[-+]\s*\d+)?)\s*`;
const element = String.raw`\[${term}\]|\.(?:get|at)\(${term}\)`;
const pathPattern = new RegExp(
  String.raw`(?:(?:self|this)(?:\.|->))?\b([A-Za-z_]\w*)\b((?:${element})*)(?!\s*[\w([.]|->)`,
  'g',
);

export interface ScalarSource {
  /** The step that gave it the returned value. */
  readonly step: number;
  /** Its value at a step; undefined while it does not exist. */
  readonly valueAt: (index: number) => TraceValue | undefined;
}

/** The variable or element that a step returns, a number, text or boolean. Undefined if an expression computes it. */
export function findScalarSource(
  recording: Recording,
  end: number,
  lines: readonly string[],
): ScalarSource | undefined {
  const step = recording.steps[end];
  const expression = /\breturn\b([^#;]*)/.exec(lines[(step?.line ?? 0) - 1] ?? '')?.[1];
  if (step?.returned === undefined || expression === undefined) return undefined;
  const { returned, depth } = step;
  const call = recording.stateAt(end).frames[depth - 1]?.call;
  const valueAt = (path: Path, index: number) => {
    const state = recording.stateAt(index);
    const frame = state.frames[depth - 1];
    return frame !== undefined && frame.call === call ? resolve(path, frame, state) : undefined;
  };
  const holds = (path: Path, index: number) => isSameValue(valueAt(path, index), returned);
  const path = pathsIn(expression).find((candidate) => holds(candidate, end));
  if (path) {
    let first = end;
    while (first > 0 && (isUnchanged(recording, first) || holds(path, first - 1))) first -= 1;
    return { step: first, valueAt: (index) => valueAt(path, index) };
  }
  if (!expression.includes('(')) return undefined;
  const inner = findLastReturn(recording, end);
  if (inner === undefined) return undefined;
  const own = { step: inner, valueAt: (index: number) => (index >= inner ? returned : undefined) };
  return findScalarSource(recording, inner, lines) ?? own;
}

/** Whether no variable and object changed. */
export function isUnchanged({ steps }: Recording, index: number): boolean {
  const step = steps[index];
  return (
    step?.kind === 'line' &&
    steps[index - 1]?.depth === step.depth &&
    Object.keys(step.event[3]).length === 0 &&
    Object.keys(step.event[4]).length === 0
  );
}

/** The return of a call in the returned expression that gave the same value. */
function findLastReturn({ steps }: Recording, end: number): number | undefined {
  const outer = steps[end];
  if (!outer) return undefined;
  for (let i = end - 1; i >= 0; i -= 1) {
    const step = steps[i];
    if (!step || step.depth <= outer.depth) return undefined;
    if (step.depth === outer.depth + 1 && step.kind === 'return')
      return isSameValue(step.returned, outer.returned) ? i : undefined;
  }
  return undefined;
}

function pathsIn(expression: string): Path[] {
  const found = [...expression.matchAll(pathPattern)];
  return found.map(([, name = '', elements = '']) => ({
    name,
    indexes: [...elements.matchAll(new RegExp(element, 'g'))].map(([text]) =>
      text.replace(/^\.\w+\(|^\[|[\])]$/g, '').trim(),
    ),
  }));
}

function resolve({ name, indexes }: Path, frame: Frame, { objects }: State): TraceValue | undefined {
  let value = variableOf(name, frame, objects);
  for (const index of indexes) {
    const object = objects.get(referenceOf(value) ?? 0);
    const at = indexOf(index, frame, objects);
    if (!object || !('items' in object) || at === undefined) return undefined;
    value = object.items.at(at);
  }
  return value;
}

/** A variable, a field of the own object or a static variable. */
function variableOf(
  name: string,
  { variables }: Frame,
  objects: ReadonlyMap<number, ObjectState>,
): TraceValue | undefined {
  const own = objects.get(referenceOf(variables.get('self') ?? variables.get('this')) ?? 0);
  const field = own?.kind === 'object' ? own.fields.get(name) : undefined;
  const shared = [...variables].find(([other]) => other.endsWith(`.${name}`))?.[1];
  return variables.get(name) ?? field ?? shared;
}

function indexOf(text: string, frame: Frame, objects: ReadonlyMap<number, ObjectState>): number | undefined {
  const [, name, sign = '+', offset = '0'] = /^([A-Za-z_]\w*)(?:\s*([-+])\s*(\d+))?$/.exec(text) ?? [];
  if (name === undefined) return Number(text);
  const value = variableOf(name, frame, objects);
  return typeof value === 'number' ? value + Number(`${sign}${offset}`) : undefined;
}
