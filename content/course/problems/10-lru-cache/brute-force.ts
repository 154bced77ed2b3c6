import type { Operation } from './inputs.ts';

/**
 * Keeps only the list of uses. An entry is cached if fewer than `capacity` other keys were used since its last use.
 */
export function bruteForce(capacity: number, operations: readonly Operation[]): number[] {
  const uses: number[] = [];
  const values = new Map<number, number>();
  const results: number[] = [];
  for (const [kind, key = 0, value = 0] of operations) {
    if (kind === 2) {
      const last = uses.lastIndexOf(key);
      const others = new Set(uses.slice(last + 1)).size;
      const isThere = last >= 0 && others < capacity;
      results.push(isThere ? (values.get(key) as number) : -1);
      if (!isThere) continue;
    } else {
      values.set(key, value);
    }
    uses.push(key);
  }
  return results;
}
