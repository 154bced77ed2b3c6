import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import { toDiagram, linkTree, type LinkedNode } from '../linked-tree.ts';

export const codeLines = {
  'visit child': {
    java: 'int left = bestArm(node.left);',
    python3: 'left = best_arm(node.left)',
    c_cpp: 'int left = bestArm(node->left);',
  },
  'update best': {
    java: 'best = Math.max(best, left + node.val + right);',
    python3: 'best = max(best, left + node.val + right)',
    c_cpp: 'best = max(best, left + node->val + right);',
  },
  end: { java: 'return best;', python3: 'return best', c_cpp: 'return best;' },
} satisfies CodeLines;

/** Bottom-up: each node returns its best arm and updates the best path through it. */
export function generateSteps({ root }: { readonly root: readonly (number | null)[] }): StepInput[] {
  const tree = linkTree(root);
  const steps: StepInput[] = [];
  let best = -Infinity;
  const show = (line: keyof typeof codeLines, text: string): void => {
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        pictures: [
          { kind: 'tree', nodes: toDiagram(tree) },
          { kind: 'variables', values: { 'best so far': best === -Infinity ? 'none' : best } },
        ],
      },
    });
  };
  const armOf = (node: LinkedNode | undefined): number => {
    if (!node) return 0;
    const left = Math.max(0, armOf(node.left));
    const right = Math.max(0, armOf(node.right));
    const total = left + node.value + right;
    const arm = node.value + Math.max(left, right);
    const isBest = total > best;
    best = Math.max(best, total);
    node.mark = 'active';
    node.label = `arm ${arm}`;
    const verdict = isBest ? 'the best path so far' : 'no better than before';
    show(
      'update best',
      `With ${node.value} on top: ${left} from the left, ${right} from the right, ${total} in all, ${verdict}. Upwards only one arm can go on: ${arm}.`,
    );
    node.mark = 'done';
    return arm;
  };
  show(
    'visit child',
    'Visit the children of a node before the node itself. An arm below 0 is not worth taking.',
  );
  armOf(tree);
  show('end', `Every node has been on top once. The best path has ${best}.`);
  return steps;
}
