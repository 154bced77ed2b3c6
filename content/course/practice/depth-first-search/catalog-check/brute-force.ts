/** Compares each node with all nodes of its subtrees. */
export function bruteForce(root: readonly (number | null)[]): boolean {
  const ancestors: (readonly (readonly [value: number, isLeft: boolean])[])[] = [[]];
  return root.every((value, place) => {
    if (value === null) return true;
    const above = ancestors[place] ?? [];
    ancestors.push([...above, [value, true]], [...above, [value, false]]);
    return above.every(([other, isLeft]) => (isLeft ? value < other : value > other));
  });
}
