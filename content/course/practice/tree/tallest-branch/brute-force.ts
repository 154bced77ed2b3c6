/** Walks from each node up to the root. */
export function bruteForce(root: readonly (number | null)[]): number {
  const parents = new Map<number, number>();
  let next = 0;
  root.forEach((value, place) => {
    if (value === null) return;
    for (const child of [next + 1, next + 2]) parents.set(child, place);
    next += 2;
  });
  const levelOf = (place: number): number => {
    const parent = parents.get(place);
    return parent === undefined ? 1 : 1 + levelOf(parent);
  };
  return Math.max(0, ...root.map((value, place) => (value === null ? 0 : levelOf(place))));
}
