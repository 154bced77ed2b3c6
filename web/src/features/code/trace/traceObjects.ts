import type { TraceItem, TraceObject, TraceSequenceKind, TraceValue } from '@dryrun/contracts/trace-events';

/** Items beyond the recorded ones are undefined until they change. `length` is the sequence's own. */
export interface SequenceObject {
  readonly kind: TraceSequenceKind;
  readonly type: string;
  readonly items: readonly (TraceValue | undefined)[];
  readonly length: number;
}

/** `entries` are keyed by `keyOf`. */
export interface MapObject {
  readonly kind: 'map';
  readonly type: string;
  readonly entries: ReadonlyMap<string, readonly [key: TraceValue, value: TraceValue]>;
  readonly length: number;
}

export interface FieldsObject {
  readonly kind: 'object';
  readonly type: string;
  readonly fields: ReadonlyMap<string, TraceValue>;
}

/** A text that can change, such as a StringBuilder. */
export interface TextObject {
  readonly kind: 'text';
  readonly type: string;
  readonly text: string;
  readonly length: number;
}

/** An object at one step. Never mutated: a change creates a new one. */
export type ObjectState = SequenceObject | MapObject | FieldsObject | TextObject;

type Patch = Extract<TraceObject, { p: unknown }>;

/** Identifies a key of a map. */
export function keyOf(value: TraceValue): string {
  return JSON.stringify(value);
}

/** Returns undefined for a patch of an unknown object. */
export function applyObject(before: ObjectState | undefined, change: TraceObject): ObjectState | undefined {
  if ('p' in change) return before && applyPatch(before, change);
  switch (change.k) {
    case 'map':
      return {
        kind: 'map',
        type: change.t,
        entries: new Map(change.v.map((entry) => [keyOf(entry[0]), entry])),
        length: change.n,
      };
    case 'object':
      return { kind: 'object', type: change.t, fields: new Map(Object.entries(change.v)) };
    case 'text':
      return { kind: 'text', type: change.t, text: change.s, length: change.n };
    default:
      return { kind: change.k, type: change.t, items: change.v.flatMap(expandItem), length: change.n };
  }
}

function isRun(item: TraceItem): item is ['x', number, TraceValue] {
  return Array.isArray(item) && item[0] === 'x';
}

function expandItem(item: TraceItem): TraceValue[] {
  return isRun(item) ? Array.from({ length: item[1] }, () => item[2]) : [item];
}

function applyPatch(before: ObjectState, { p, d = [], n }: Patch): ObjectState {
  switch (before.kind) {
    case 'text':
      return before;
    case 'object': {
      const fields = new Map(before.fields);
      for (const name of d) fields.delete(String(name));
      for (const [name, value] of p) fields.set(String(name), value);
      return { ...before, fields };
    }
    case 'map': {
      const entries = new Map(before.entries);
      for (const key of d) entries.delete(keyOf(key));
      for (const entry of p) entries.set(keyOf(entry[0]), entry);
      return { ...before, entries, length: n ?? entries.size };
    }
    case 'set': {
      const removed = new Set(d.map(keyOf));
      const kept = before.items.filter((item) => item === undefined || !removed.has(keyOf(item)));
      const items = [...kept, ...p.map(([item]) => item)];
      return { ...before, items, length: n ?? items.length };
    }
    default: {
      const length = n ?? before.length;
      const items = before.items.slice(0, length);
      for (const [index, value] of p) items[Number(index)] = value;
      return { ...before, items, length };
    }
  }
}

/** The parts that are new or differ: indexes, field names, or `keyOf` a map's key or a set's item. */
export function changedParts(before: ObjectState, after: ObjectState): ReadonlySet<string> {
  const [old, now] = [partsOf(before), partsOf(after)];
  const parts = new Set<string>();
  for (const [part, value] of now) if (!isSameValue(value, old.get(part))) parts.add(part);
  return parts;
}

function partsOf(object: ObjectState): Map<string, TraceValue | undefined> {
  switch (object.kind) {
    case 'text':
      return new Map([...object.text].map((character, i) => [String(i), character]));
    case 'object':
      return new Map(object.fields);
    case 'map':
      return new Map([...object.entries].map(([key, [, value]]) => [key, value]));
    case 'set':
      return new Map(object.items.map((item) => [keyOf(item ?? null), item]));
    default:
      return new Map(object.items.map((item, i) => [String(i), item]));
  }
}

export function isSameValue(a: TraceValue | undefined, b: TraceValue | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b);
  return Object.is(a, b);
}

/** The values inside of an object, in order. */
export function valuesIn(object: ObjectState): TraceValue[] {
  switch (object.kind) {
    case 'text':
      return [];
    case 'object':
      return [...object.fields.values()];
    case 'map':
      return [...object.entries.values()].flat();
    default:
      return object.items.filter((item) => item !== undefined);
  }
}

/** The id of the object that a value refers to. */
export function referenceOf(value: TraceValue | undefined): number | undefined {
  return Array.isArray(value) && value[0] === '@' ? value[1] : undefined;
}
