import type { Value } from '@dryrun/contracts/value';
import type { Trial } from './trial.ts';

interface Node {
  readonly value: Value;
  left?: Node;
  right?: Node;
}

/** The largest tree of which every node is tried to be left out. */
const mostNodes = 400;

/** Makes a tree smaller: a subtree for the whole, a subtree left out, a child in the place of its parent. */
export async function minimizeTree(i: number, trial: Trial): Promise<void> {
  const now = (): Node | undefined => linkTree(trial.best()[i] as readonly Value[]);
  const attempt = (root: Node | undefined): Promise<boolean> =>
    trial.attempt(trial.best().with(i, levelOrder(root)));
  for (const child of childrenOf(now())) if (await attempt(child)) return minimizeTree(i, trial);
  const nodes = nodesOf(now()).length;
  if (nodes > mostNodes) return;
  for (let k = 0; k < nodesOf(now()).length;) {
    if (!(await withoutNode(k, now, attempt))) k += 1;
  }
}

/** Tries to do without what hangs below the k-th node, or without the node itself. */
async function withoutNode(
  k: number,
  now: () => Node | undefined,
  attempt: (root: Node | undefined) => Promise<boolean>,
): Promise<boolean> {
  for (const side of ['left', 'right'] as const) {
    for (const grandchild of [undefined, 'left', 'right'] as const) {
      const root = now();
      const parent = nodesOf(root)[k];
      const child = parent?.[side];
      if (!parent || !child) continue;
      const put = grandchild === undefined ? undefined : child[grandchild];
      if (grandchild !== undefined && !put) continue;
      if (put) parent[side] = put;
      else delete parent[side];
      if (await attempt(root)) return true;
    }
  }
  return false;
}

function childrenOf(node: Node | undefined): Node[] {
  return [node?.left, node?.right].filter((child) => child !== undefined);
}

/** All nodes, level by level. */
function nodesOf(root: Node | undefined): Node[] {
  const nodes = root ? [root] : [];
  for (const node of nodes) nodes.push(...childrenOf(node));
  return nodes;
}

function linkTree([first, ...rest]: readonly Value[]): Node | undefined {
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

function levelOrder(root: Node | undefined): Value[] {
  const values: Value[] = root ? [root.value] : [];
  for (const { left, right } of nodesOf(root)) values.push(left?.value ?? null, right?.value ?? null);
  while (values.at(-1) === null) values.pop();
  return values;
}
