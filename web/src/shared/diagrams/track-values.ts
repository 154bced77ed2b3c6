import type { Cell } from '@dryrun/contracts/diagram';

/** The values of a step and the key of each. */
export interface KeyedValues {
  readonly values: readonly Cell[];
  readonly keys: readonly string[];
}

/**
 * Assigns keys to the values of the next step, so that moved values can be animated. An unmoved value keeps its key. A
 * moved value takes its key along (nearest first). A new value takes over the key of the value it overwrites.
 */
export function trackValues(before: KeyedValues | undefined, values: readonly Cell[]): KeyedValues {
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
