import type { BinaryNode, Cell, Mark } from '@dryrun/contracts/diagram';

/** A node of a tree that steps are drawn from. */
export interface LinkedNode {
  readonly value: number;
  left?: LinkedNode;
  right?: LinkedNode;
  mark?: Mark;
  label?: string;
}

/** Links the values of a tree in level order (null where a child is missing) to nodes. */
export function linkTree([first, ...rest]: readonly (number | null)[]): LinkedNode | undefined {
  if (first === undefined || first === null) return undefined;
  const root: LinkedNode = { value: first };
  const nodes = [root];
  rest.forEach((value, i) => {
    if (value === null) return;
    const node: LinkedNode = { value };
    const parent = nodes[Math.floor(i / 2)] as LinkedNode;
    if (i % 2 === 0) parent.left = node;
    else parent.right = node;
    nodes.push(node);
  });
  return root;
}

/** The tree as it is now, for a picture. */
export function drawnTree(node: LinkedNode | undefined): BinaryNode | null {
  if (!node) return null;
  const { value, left, right, mark, label } = node;
  return {
    value: value as Cell,
    left: drawnTree(left),
    right: drawnTree(right),
    ...(mark && { mark }),
    ...(label !== undefined && { label }),
  };
}
