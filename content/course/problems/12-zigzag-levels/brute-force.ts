import type { LevelOrder } from './inputs.ts';

interface Node {
  readonly value: number;
  left?: Node;
  right?: Node;
}

/** Builds the tree from its level order. */
function buildTree([first, ...rest]: Readonly<LevelOrder>): Node | undefined {
  if (first === undefined || first === null) return undefined;
  const root: Node = { value: first };
  const nodes = [root];
  rest.forEach((value, i) => {
    if (value === null) return;
    const node: Node = { value };
    const parent = nodes[Math.floor(i / 2)] as Node;
    if (i % 2 === 0) parent.left = node;
    else parent.right = node;
    nodes.push(node);
  });
  return root;
}

/** Visits every node depth-first and collects values by depth. */
export function bruteForce(root: Readonly<LevelOrder>): number[][] {
  const levels: number[][] = [];
  const visit = (node: Node | undefined, depth: number): void => {
    if (!node) return;
    const level = (levels[depth] ??= []);
    if (depth % 2 === 0) level.push(node.value);
    else level.unshift(node.value);
    visit(node.left, depth + 1);
    visit(node.right, depth + 1);
  };
  visit(buildTree(root), 0);
  return levels;
}
