/** Keeps the entries in a list, the one used last at the end. */
export function bruteForce(
  capacity: number,
  age: number,
  operations: readonly (readonly number[])[],
): number[] {
  let entries: { key: number; value: number; storedAt: number }[] = [];
  const results: number[] = [];
  operations.forEach(([kind = 0, key = 0, value = 0], now) => {
    const found = entries.find((entry) => entry.key === key);
    if (kind === 1) {
      entries = entries.filter((entry) => entry !== found);
      entries = [...entries, { key, value, storedAt: now }].slice(-capacity);
      return;
    }
    const isFresh = found !== undefined && now - found.storedAt <= age;
    results.push(isFresh ? found.value : -1);
    if (isFresh) entries = [...entries.filter((entry) => entry !== found), found];
  });
  return results;
}
