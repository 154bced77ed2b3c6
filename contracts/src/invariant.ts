import type { Value } from './value.ts';

/** A property that every correct answer to a problem has. */
export interface Invariant {
  /** Completes "the answer …" for an answer without the property, such as "has the same triple twice". */
  readonly broken: string;
  readonly holds: (answer: never, ...args: never[]) => boolean;
}

/** Applies an invariant to an answer and the arguments that it belongs to. */
export function holdsFor({ holds }: Invariant, answer: Value, args: readonly Value[]): boolean {
  return (holds as (answer: Value, ...args: readonly Value[]) => boolean)(answer, ...args);
}

/** Whether no two items are equal. Rows are compared by their items. */
export function isDistinct(items: readonly Value[]): boolean {
  return new Set(items.map(String)).size === items.length;
}

/** Whether `others` contains every item at least as often as `items`. */
export function isPartOf(items: readonly Value[], others: readonly Value[]): boolean {
  const left = Map.groupBy(others.map(String), (item) => item);
  return items.every((item) => left.get(String(item))?.pop() !== undefined);
}
