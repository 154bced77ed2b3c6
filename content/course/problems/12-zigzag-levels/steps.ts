import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import { toDiagram, linkTree, type LinkedNode } from '../linked-tree.ts';

export const codeLines = {
  empty: {
    java: 'if (root != null) {',
    python3: 'nodes = [root] if root else []',
    c_cpp: 'if (root) nodes.push(root);',
  },
  'take level': {
    java: 'for (int left = queue.size(); left > 0; left--) {',
    python3: 'values = [node.val for node in nodes]',
    c_cpp: 'for (int left = nodes.size(); left > 0; left--) {',
  },
  reverse: {
    java: 'Collections.reverse(level);',
    python3: 'values.reverse()',
    c_cpp: 'if (levels.size() % 2 == 1) reverse(level.begin(), level.end());',
  },
  'add level': {
    java: 'levels.add(level);',
    python3: 'levels.append(values)',
    c_cpp: 'levels.push_back(level);',
  },
} satisfies CodeLines;

/** Takes level by level from the queue; reverses every second one. */
export function generateSteps({ root }: { readonly root: readonly (number | null)[] }): StepInput[] {
  const tree = linkTree(root);
  const answer: number[][] = [];
  const steps: StepInput[] = [];
  let level: LinkedNode[] = tree ? [tree] : [];
  const show = (line: keyof typeof codeLines, text: string): void => {
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        pictures: [
          { kind: 'tree', nodes: toDiagram(tree) },
          { kind: 'queue', values: level.map((node) => node.value), label: 'queue' },
          {
            kind: 'variables',
            values: Object.fromEntries(answer.map((values, i) => [`level ${i}`, values.join(', ')])),
            label: 'answer',
          },
        ],
      },
    });
  };
  if (level.length === 0) show('empty', 'The tree is empty: there is no level.');
  while (level.length > 0) {
    for (const node of level) node.mark = 'active';
    show('take level', `The queue holds exactly level ${answer.length}, from left to right.`);
    const values = level.map((node) => node.value);
    const isTurned = answer.length % 2 === 1;
    answer.push(isTurned ? values.toReversed() : values);
    for (const node of level) node.mark = 'done';
    level = level.flatMap(({ left, right }) => [left, right].filter((child) => child !== undefined));
    const end = level.length > 0 ? 'Their children are in the queue now.' : 'No child is left.';
    show(
      isTurned ? 'reverse' : 'add level',
      `${isTurned ? 'This level is reversed' : 'This level stays as it is'}: ${answer.at(-1)?.join(', ')}. ${end}`,
    );
  }
  return steps;
}
