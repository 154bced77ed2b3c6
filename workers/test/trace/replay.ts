import type { TraceEvent, TraceValue } from '@dryrun/contracts/trace-events';

type Variables = Readonly<Record<string, unknown>>;
type Contents = Map<string, unknown>;

/** The state before a step, with plain values instead of references. */
export interface ReplayedStep {
  readonly kind: string;
  readonly line: number;
  readonly depth: number;
  readonly function: string | undefined;
  readonly variables: Variables;
  /** The returned value, or the exception's text. */
  readonly result: unknown;
}

interface RecordedObject {
  readonly kind: string;
  readonly contents: Contents;
  size: number;
}

interface RecordedFrame {
  readonly name: string | undefined;
  readonly variables: Map<string, TraceValue>;
}

/**
 * Replays a recording. Maps and objects become objects, references to an outer object become "cycle". Earlier steps
 * than `from` have no variables, to save time; a negative `from` counts from the end.
 */
export function replay(events: readonly TraceEvent[], from = 0): ReplayedStep[] {
  const firstShown = from < 0 ? events.filter(([kind]) => 'scrx'.includes(kind)).length + from : from;
  const objects = new Map<string, RecordedObject>();
  let frames: RecordedFrame[] = [];
  const steps: ReplayedStep[] = [];
  for (const event of events) {
    if (event[0] === 'k') {
      objects.clear();
      updateObjects(objects, event[4]);
      frames = Array.from({ length: event[2] }, () => ({ name: undefined, variables: new Map() }));
      for (const [i, [name, , variables]] of event[3].entries())
        frames[event[2] - event[3].length + i] = {
          name,
          variables: new Map(Object.entries(variables)) as never,
        };
    }
    if (event[0] === 'k' || event[0] === 'n' || event[0] === 'e' || event[0] === 'o') continue;
    const [kind, line, depth, variables, changed] = event;
    updateObjects(objects, changed);
    frames = frames.slice(0, kind === 'c' ? depth - 1 : depth);
    while (frames.length < depth)
      frames.push({ name: kind === 'c' ? event[5] : undefined, variables: new Map() });
    const frame = frames[depth - 1] as RecordedFrame;
    for (const [name, value] of Object.entries(variables)) {
      if (Array.isArray(value) && value[0] === '-') frame.variables.delete(name);
      else frame.variables.set(name, value);
    }
    const plain = (value: TraceValue): unknown => toPlain(value, objects, []);
    const isShown = steps.length >= firstShown;
    const shown = isShown ? [...frame.variables].map(([name, value]) => [name, plain(value)]) : [];
    steps.push({
      kind,
      line,
      depth,
      function: frame.name,
      variables: Object.fromEntries(shown) as Variables,
      result: kind === 'r' && isShown ? plain(event[5] ?? null) : event[5],
    });
    if (kind === 'r') frames = frames.slice(0, depth - 1);
  }
  return steps;
}

function updateObjects(
  objects: Map<string, RecordedObject>,
  changes: Extract<TraceEvent, readonly ['k', ...unknown[]]>[4],
): void {
  for (const [id, change] of Object.entries(changes)) {
    const object = objects.get(id);
    if ('k' in change) objects.set(id, describe(change));
    else if (!object) throw new Error(`a patch of the unknown object ${id}`);
    else {
      for (const key of change.d ?? []) object.contents.delete(JSON.stringify(key));
      for (const [key, value] of change.p)
        object.contents.set(JSON.stringify(key), object.kind === 'set' ? key : value);
      if (change.n !== undefined) object.size = change.n;
    }
  }
}

type Description = Extract<
  Extract<TraceEvent, readonly ['k', ...unknown[]]>[4][string],
  { readonly k: unknown }
>;

function describe(change: Description): RecordedObject {
  const contents: Contents = new Map();
  if (change.k === 'text') return { kind: change.k, contents: new Map([['"s"', change.s]]), size: change.n };
  if (change.k === 'object') {
    for (const [name, value] of Object.entries(change.v)) contents.set(JSON.stringify(name), value);
    return { kind: change.k, contents, size: contents.size };
  }
  if (change.k === 'map') for (const [key, value] of change.v) contents.set(JSON.stringify(key), value);
  else {
    const items = change.v.flatMap((item) =>
      Array.isArray(item) && item[0] === 'x' ? Array.from({ length: item[1] }, () => item[2]) : [item],
    );
    for (const [index, item] of items.entries())
      contents.set(change.k === 'set' ? JSON.stringify(item) : String(index), item);
  }
  return { kind: change.k, contents, size: change.n };
}

function toPlain(value: unknown, objects: Map<string, RecordedObject>, outer: readonly string[]): unknown {
  if (!Array.isArray(value)) return value;
  if (value[0] !== '@') return value;
  const id = String(value[1]);
  const object = objects.get(id);
  if (!object) return 'unread';
  if (outer.includes(id)) return 'cycle';
  const inner = (item: unknown): unknown => toPlain(item, objects, [...outer, id]);
  const { kind, contents } = object;
  if (kind === 'object' || kind === 'map')
    return Object.fromEntries(
      [...contents].map(([key, item]) => {
        const name = inner(JSON.parse(key));
        return [typeof name === 'string' ? name : JSON.stringify(name), inner(item)];
      }),
    );
  const items = [...contents].filter(([index]) => kind === 'set' || Number(index) < object.size);
  if (kind !== 'set') items.sort(([a], [b]) => Number(a) - Number(b));
  return items.map(([, item]) => inner(item));
}
