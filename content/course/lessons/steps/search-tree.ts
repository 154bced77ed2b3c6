import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { BinaryNode } from '@dryrun/contracts/diagram';

export const codeLines = {
  'empty tree': {
    java: 'if (root == null) return new TreeNode(val);',
    python3: 'return TreeNode(val)',
    c_cpp: 'if (root == nullptr) return new TreeNode{val};',
  },
  'insert left': {
    java: 'if (val < root.val) root.left = insert(root.left, val);',
    python3: 'root.left = insert(root.left, val)',
    c_cpp: 'if (val < root->val) root->left = insert(root->left, val);',
  },
  'insert right': {
    java: 'else root.right = insert(root.right, val);',
    python3: 'root.right = insert(root.right, val)',
    c_cpp: 'else root->right = insert(root->right, val);',
  },
} satisfies CodeLines;

interface Node {
  readonly value: number;
  left: Node | null;
  right: Node | null;
}

/** Inserts values into an unbalanced binary search tree. */
export function generateSteps({ values }: { readonly values: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  let root: Node | null = null;
  const copyOf = (node: Node | null, path: ReadonlySet<number>, added: number): BinaryNode | null =>
    node && {
      value: node.value,
      left: copyOf(node.left, path, added),
      right: copyOf(node.right, path, added),
      ...(node.value === added
        ? { mark: 'good' as const }
        : path.has(node.value) && { mark: 'active' as const }),
    };

  for (const value of values) {
    const path: string[] = [];
    const seen = new Set<number>();
    const added: Node = { value, left: null, right: null };
    let node: Node | null = root;
    let parent: Node | null = null;
    while (node) {
      seen.add(node.value);
      path.push(
        `${value < node.value ? 'less' : 'more'} than ${node.value}, so ${value < node.value ? 'left' : 'right'}`,
      );
      parent = node;
      node = value < node.value ? node.left : node.right;
    }
    let line: keyof typeof codeLines = 'empty tree';
    if (!parent) root = added;
    else if (value < parent.value) {
      parent.left = added;
      line = 'insert left';
    } else {
      parent.right = added;
      line = 'insert right';
    }
    const text = parent
      ? `Insert ${value}: ${path.join('; ')}. The place is free.`
      : `Insert ${value}: the tree is empty, so it becomes the root.`;
    steps.push({ line, text, picture: { kind: 'tree', nodes: copyOf(root, seen, value) } });
  }
  return steps;
}
