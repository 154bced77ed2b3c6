/** Walks from every leaf through the whole tree. */
export function bruteForce(root: readonly (number | null)[]): number {
  const links = new Map<number, number[]>();
  const join = (a: number, b: number): void => {
    links.set(a, [...(links.get(a) ?? []), b]);
    links.set(b, [...(links.get(b) ?? []), a]);
  };
  const parents = new Set<number>();
  const open = [0];
  let next = 1;
  for (const parent of open)
    for (const child of [next, next + 1]) {
      next = child + 1;
      if (root[child] === null || root[child] === undefined) continue;
      join(parent, child);
      parents.add(parent);
      open.push(child);
    }
  const isLeaf = (node: number): boolean => !parents.has(node);
  const best = (node: number, from: number): number => {
    const value = root[node] as number;
    const onward = (links.get(node) ?? [])
      .filter((other) => other !== from)
      .map((other) => best(other, node));
    return value + (isLeaf(node) && from !== node ? 0 : Math.max(isLeaf(node) ? 0 : -Infinity, ...onward));
  };
  return Math.max(...open.filter(isLeaf).map((leaf) => best(leaf, leaf)));
}
