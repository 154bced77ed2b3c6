/** Lists all bosses of both and takes the last common one. */
export function bruteForce(root: readonly (number | null)[], a: number, b: number): number {
  const ways: (readonly number[])[] = [[]];
  const wayTo = new Map<number, readonly number[]>();
  root.forEach((person, place) => {
    if (person === null) return;
    const way = [...(ways[place] ?? []), person];
    ways.push(way, way);
    wayTo.set(person, way);
  });
  return (wayTo.get(a) ?? []).filter((boss) => wayTo.get(b)?.includes(boss)).at(-1) ?? -1;
}
