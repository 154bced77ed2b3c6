import type { BinaryNode, Cell, Mark } from '@dryrun/contracts/diagram';

/** A mutable tree node for step generators. */
export interface LinkedNode {
  readonly value: number;
  left?: LinkedNode;
  right?: LinkedNode;
  mark?: Mark;
  label?: string;
}

/** Builds a tree from its level order (null for a missing child). */
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

/** Copies the current tree for a diagram. */
export function toDiagram(node: LinkedNode | undefined): BinaryNode | null {
  if (!node) return null;
  const { value, left, right, mark, label } = node;
  return {
    value: value as Cell,
    left: toDiagram(left),
    right: toDiagram(right),
    mark,
    label,
  };
}
