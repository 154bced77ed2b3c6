import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { BinaryNode, Mark } from '@dryrun/contracts/diagram';

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
  const show = (text: string): void => {
    steps.push({
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
    if (hasLeft) show(`Enter ${value}. Everything on its left comes first.`);
    walk(2 * i + 1);
    visited.push(value);
    marks.set(i, 'good');
    show(
      hasLeft
        ? `The left side of ${value} is done. Visit ${value}, then go right.`
        : `Enter ${value}. There is nothing on its left, so visit it.`,
    );
    walk(2 * i + 2);
    marks.set(i, 'done');
  };
  walk(0);
  show('Every node has been visited. In a search tree this order is sorted.');
  return steps;
}
