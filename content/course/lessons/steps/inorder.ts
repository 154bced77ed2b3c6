import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { BinaryNode, Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  'go left': { java: 'walk(node.left);', python3: 'walk(node.left)', c_cpp: 'walk(node->left);' },
  visit: {
    java: '// inorder: visit here',
    python3: '# inorder: visit here',
    c_cpp: '// inorder: visit here',
  },
  'go right': { java: 'walk(node.right);', python3: 'walk(node.right)', c_cpp: 'walk(node->right);' },
} satisfies CodeLines;

/** Inorder traversal of a binary tree; `levels` is its level order, null for a missing node. */
export function generateSteps({ levels }: { readonly levels: readonly (number | null)[] }): StepInput[] {
  const steps: StepInput[] = [];
  const marks = new Map<number, Mark>();
  const visited: number[] = [];

  const nodeAt = (i: number): BinaryNode | null => {
    const value = levels[i] ?? null;
    if (value === null) return null;
    const mark = marks.get(i);
    return { value, left: nodeAt(2 * i + 1), right: nodeAt(2 * i + 2), mark };
  };
  const show = (line: keyof typeof codeLines, text: string): void => {
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'tree', nodes: nodeAt(0) },
          { kind: 'array', values: [...visited], indexes: false, label: 'visited' },
        ],
      },
    });
  };

  const walk = (i: number): void => {
    const value = levels[i] ?? null;
    if (value === null) return;
    const hasLeft = (levels[2 * i + 1] ?? null) !== null;
    marks.set(i, 'active');
    if (hasLeft) show('go left', `Enter ${value}. Everything on its left comes first.`);
    walk(2 * i + 1);
    visited.push(value);
    marks.set(i, 'good');
    show(
      'visit',
      hasLeft
        ? `The left side of ${value} is done. Visit ${value}, then go right.`
        : `Enter ${value}. There is nothing on its left, so visit it.`,
    );
    walk(2 * i + 2);
    marks.set(i, 'done');
  };
  walk(0);
  show('go right', 'Every node has been visited. In a search tree this order is sorted.');
  return steps;
}
