import { hierarchy, tree, type HierarchyPointNode } from 'd3-hierarchy';

export interface TidyNode {
  readonly key: string;
  readonly width: number;
  readonly children: readonly TidyNode[];
}

/** Minimum gap between two nodes of a level. */
export const tidyGap = 14;

/** Tree layout without overlaps: parents are centered above their children. `x` is the center of a node. */
export function tidyTree(root: TidyNode): { places: HierarchyPointNode<TidyNode>[]; width: number } {
  const layout = tree<TidyNode>()
    .nodeSize([1, 1])
    .separation((a, b) => (a.data.width + b.data.width) / 2 + tidyGap);
  const places = layout(hierarchy(root, ({ children }) => children)).descendants();
  const left = Math.min(...places.map(({ x, data }) => x - data.width / 2));
  const right = Math.max(...places.map(({ x, data }) => x + data.width / 2));
  for (const place of places) place.x -= left;
  return { places, width: right - left };
}
