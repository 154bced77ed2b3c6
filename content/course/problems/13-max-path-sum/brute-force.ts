import type { LevelOrder } from './inputs.ts';

/** Explores every path from every node on the undirected tree. */
export function bruteForce(root: Readonly<LevelOrder>): number {
  const values: number[] = [];
  const links: number[][] = [];
  for (const [place, value] of root.entries()) {
    if (value === null) continue;
    const parent = Math.ceil(place / 2) - 1;
    links.push(parent < 0 ? [] : [parent]);
    links[parent]?.push(values.length);
    values.push(value);
  }
  const bestFrom = (node: number, from: number): number => {
    const onwards = (links[node] ?? []).filter((next) => next !== from).map((next) => bestFrom(next, node));
    return (values[node] as number) + Math.max(0, ...onwards);
  };
  return Math.max(...values.map((_, node) => bestFrom(node, -1)));
}
