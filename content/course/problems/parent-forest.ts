import type { DiagramInput, Mark } from '@dryrun/contracts/diagram';

type Graph = Extract<DiagramInput, { kind: 'graph' }>;

/** Draws the parents of union-find as trees, with the roots on top. A root is its own parent. */
export function parentForest(
  parents: ReadonlyMap<number, number>,
  marks: Readonly<Record<number, Mark>> = {},
): Graph {
  const nodes: Graph['nodes'] = [];
  let column = 0;
  const place = (node: number, depth: number): number => {
    const xs = [...parents]
      .filter(([child, parent]) => parent === node && child !== node)
      .map(([child]) => place(child, depth + 1));
    const x = xs.length > 0 ? (Math.min(...xs) + Math.max(...xs)) / 2 : column;
    if (xs.length === 0) column += 1;
    nodes.push({ id: node, x, y: depth, mark: marks[node] });
    return x;
  };
  for (const [node, parent] of parents) if (node === parent) place(node, 0);
  const links = [...parents].filter(([node, parent]) => node !== parent);
  return {
    kind: 'graph',
    label: 'parents',
    directed: true,
    nodes,
    edges: links.map(([from, to]) => ({ from, to })),
  };
}
