import type { Cell } from '@dryrun/contracts/diagram';

/** The values of a step and the name by which each is followed. */
export interface KeyedValues {
  readonly values: readonly Cell[];
  readonly keys: readonly string[];
}

/**
 * Follows values from one step to the next, so that a swap is seen as a swap: a value that stays keeps its name, one that
 * is found elsewhere takes its name along (the nearest first), one that was overwritten leaves its name to the new one.
 */
export function followValues(before: KeyedValues | undefined, values: readonly Cell[]): KeyedValues {
  if (!before) return { values, keys: values.map((_, i) => String(i)) };
  const free = new Set(before.keys.keys());
  const keys: (string | undefined)[] = values.map((value, i) => {
    if (i >= before.values.length || !Object.is(before.values[i], value)) return undefined;
    free.delete(i);
    return before.keys[i];
  });
  const fill = (choose: (value: Cell, i: number) => number | undefined) => {
    values.forEach((value, i) => {
      if (keys[i] !== undefined) return;
      const from = choose(value, i);
      if (from === undefined) return;
      free.delete(from);
      keys[i] = before.keys[from];
    });
  };
  fill((value, i) =>
    nearest(
      [...free].filter((from) => Object.is(before.values[from], value)),
      i,
    ),
  );
  fill((_, i) => (free.has(i) ? i : undefined));
  let next = Math.max(-1, ...before.keys.map(Number)) + 1;
  return { values, keys: keys.map((key) => key ?? String(next++)) };
}

function nearest(candidates: readonly number[], to: number): number | undefined {
  return [...candidates].sort((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
}
