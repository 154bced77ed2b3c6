import type { Value } from '@dryrun/contracts/value';
import type { Minimizer } from './minimizer.ts';

interface Node {
  readonly value: Value;
  left?: Node;
  right?: Node;
}

/** Nodes of larger trees are not removed one by one. */
const maxNodes = 400;

/** Replaces a tree by a subtree, removes subtrees, and replaces nodes by their children. */
export async function minimizeTree(i: number, minimizer: Minimizer): Promise<void> {
  const current = (): Node | undefined => linkTree(minimizer.best()[i] as readonly Value[]);
  const attempt = (root: Node | undefined): Promise<boolean> =>
    minimizer.attempt(minimizer.best().with(i, levelOrder(root)));
  for (const child of childrenOf(current())) if (await attempt(child)) return minimizeTree(i, minimizer);
  const nodes = nodesOf(current()).length;
  if (nodes > maxNodes) return;
  for (let k = 0; k < nodesOf(current()).length;) {
    if (!(await removeChild(k, current, attempt))) k += 1;
  }
}

/** Tries to remove a child of the k-th node, with or without its subtree. */
async function removeChild(
  k: number,
  current: () => Node | undefined,
  attempt: (root: Node | undefined) => Promise<boolean>,
): Promise<boolean> {
  for (const side of ['left', 'right'] as const) {
    for (const grandchild of [undefined, 'left', 'right'] as const) {
      const root = current();
      const parent = nodesOf(root)[k];
      const child = parent?.[side];
      if (!parent || !child) continue;
      const replacement = grandchild === undefined ? undefined : child[grandchild];
      if (grandchild !== undefined && !replacement) continue;
      if (replacement) parent[side] = replacement;
      else delete parent[side];
      if (await attempt(root)) return true;
    }
  }
  return false;
}

function childrenOf(node: Node | undefined): Node[] {
  return [node?.left, node?.right].filter((child) => child !== undefined);
}

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
