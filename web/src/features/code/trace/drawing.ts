import type { Cell, Mark, SimpleDiagram } from '@dryrun/contracts/diagram';
import type { Lang } from '@dryrun/contracts/language';
import type { TraceValue } from '@dryrun/contracts/trace-events';
import type { TableDiagram } from '../../../shared/diagrams/table.ts';
import type { IndexVariables } from './indexVariables.ts';
import type { NodeShapes } from './nodeShapes.ts';
import type { Changes, State } from './recording.ts';
import { referenceOf, valuesIn, type ObjectState } from './traceObjects.ts';
import { nodeText, plainText, truncate, valueText } from './valueText.ts';

/** A diagram of one or more variables. */
export interface Picture {
  /** Stays the same from step to step. */
  readonly key: string;
  /** The variables that are drawn. */
  readonly names: readonly string[];
  readonly diagram: SimpleDiagram | TableDiagram;
  readonly isChanged: boolean;
  /** Stands beside its neighbors, because its size doesn't change. */
  readonly isInline?: boolean;
  /** A sentence about what the diagram cannot show. */
  readonly note?: string | undefined;
}

/** The data for a frame's pictures. */
export interface Drawing {
  readonly state: State;
  readonly objects: ReadonlyMap<number, ObjectState>;
  readonly variables: ReadonlyMap<string, TraceValue>;
  readonly changes: Changes;
  readonly lang: Lang;
  readonly indexVariables: IndexVariables;
  readonly shapes: NodeShapes;
}

const cellLength = 14;

/** The text or number in a cell. */
export function cellOf(
  value: TraceValue | undefined,
  { objects, lang, shapes }: Drawing,
  length = cellLength,
): Cell {
  if (typeof value === 'number') return value;
  const id = referenceOf(value);
  if (id === undefined) return value === '' ? '""' : truncate(plainText(value, lang), length);
  const object = objects.get(id);
  if (object?.kind === 'object' && (shapes.listLinksOf(object) || shapes.isTreeNode(object)))
    return nodeText(object, objects, lang);
  return valueText(value, objects, lang, length);
}

/** Whether an object inside of a value changed. */
export function isTouched(value: TraceValue | undefined, drawing: Drawing, depth = 2): boolean {
  const id = referenceOf(value);
  if (id === undefined) return false;
  if (drawing.changes.objects.has(id)) return true;
  const object = drawing.objects.get(id);
  return (
    object !== undefined &&
    depth > 0 &&
    valuesIn(object).some((inner) => isTouched(inner, drawing, depth - 1))
  );
}

/** The positions from `start` to before `end` of `length`, around the first focus, at most `size` of them. */
export function stretchOf(
  length: number,
  size: number,
  focuses: readonly number[],
): { readonly start: number; readonly end: number } {
  if (length <= size) return { start: 0, end: length };
  const inside = focuses.filter((focus) => focus >= 0 && focus < length);
  const [low, high] = [Math.min(...inside), Math.max(...inside)];
  const center = inside.length === 0 ? 0 : high - low < size * 0.75 ? (low + high) / 2 : (inside[0] ?? 0);
  // Moves in pieces, so that the stretch stays in place while a pointer moves within it.
  const piece = Math.max(1, Math.floor(size / 4));
  const start = Math.floor(Math.max(0, center - size / 2) / piece) * piece;
  const last = Math.max(0, Math.min(start, length - size));
  return { start: last, end: Math.min(length, last + size) };
}

/** The title of a picture: the names of its variables and which part of them is shown. */
export function titleOf(
  names: readonly string[],
  { start, end }: { readonly start: number; readonly end: number },
  length: number,
): string {
  const shown = end - start < length ? ` · ${start} to ${end - 1} of ${length}` : '';
  return names.join(', ') + shown;
}

/** Marks by position within a stretch. */
export function marksOf(
  positions: Iterable<number>,
  { start, end }: { readonly start: number; readonly end: number },
): Record<string, Mark> {
  const inside = [...positions].filter((position) => position >= start && position < end);
  return Object.fromEntries(inside.map((position) => [position - start, 'active']));
}

/** The index variables of a sequence's dimension whose values are positions of it. */
export function pointersOf(
  names: readonly string[],
  dimension: number,
  length: number,
  { indexVariables, variables }: Drawing,
): Map<string, number> {
  const pointers = new Map<string, number>();
  for (const name of names) {
    for (const index of indexVariables.get(name.split('.').at(-1) ?? '')?.[dimension] ?? []) {
      const value = variables.get(index) ?? variables.get(`self.${index}`) ?? variables.get(`this.${index}`);
      if (typeof value !== 'number' || !Number.isInteger(value)) continue;
      if (value >= -1 && value <= length) pointers.set(index, value);
    }
  }
  return pointers;
}
