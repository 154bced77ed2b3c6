/** Chooses a column for each row in all ways and compares each two sensors at the end. */
export function bruteForce(floor: readonly string[]): number {
  const n = floor.length;
  let choices: number[][] = [[]];
  for (let row = 0; row < n; row += 1)
    choices = choices.flatMap((columns) => Array.from({ length: n }, (_, column) => [...columns, column]));
  const isQuiet = (columns: readonly number[]): boolean =>
    columns.every((a, i) =>
      columns.every((b, k) => i === k || (a !== b && Math.abs(a - b) !== Math.abs(i - k))),
    );
  const isFree = (columns: readonly number[]): boolean =>
    columns.every((column, row) => floor[row]?.[column] === '.');
  return choices.filter((columns) => isFree(columns) && isQuiet(columns)).length;
}
