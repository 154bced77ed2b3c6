import type { Cell } from '@dryrun/contracts/diagram';

export interface KeyedValues {
  readonly values: readonly Cell[];
  readonly keys: readonly string[];
}

/** Assigns keys to the next values: a moved value keeps its key, a new one gets the key that it replaces. */
export function trackValues(previous: KeyedValues | undefined, values: readonly Cell[]): KeyedValues {
  if (!previous) return { values, keys: values.map((_, i) => String(i)) };
  const unmatched = new Set(previous.keys.keys());
  const keys: (string | undefined)[] = values.map((value, i) => {
    if (i >= previous.values.length || !Object.is(previous.values[i], value)) return undefined;
    unmatched.delete(i);
    return previous.keys[i];
  });
  const assignKeys = (findPrevious: (value: Cell, i: number) => number | undefined) => {
    values.forEach((value, i) => {
      if (keys[i] !== undefined) return;
      const from = findPrevious(value, i);
      if (from === undefined) return;
      unmatched.delete(from);
      keys[i] = previous.keys[from];
    });
  };
  assignKeys((value, i) =>
    nearest(
      [...unmatched].filter((from) => Object.is(previous.values[from], value)),
      i,
    ),
  );
  assignKeys((_, i) => (unmatched.has(i) ? i : undefined));
  let nextKey = Math.max(-1, ...previous.keys.map(Number)) + 1;
  return { values, keys: keys.map((key) => key ?? String(nextKey++)) };
}

function nearest(candidates: readonly number[], to: number): number | undefined {
  return [...candidates].sort((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
}
