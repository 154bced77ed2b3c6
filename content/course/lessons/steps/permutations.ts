import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { CallNode, Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: {
    java: 'extend(sorted, new boolean[sorted.length], new ArrayList<>(), found);',
    python3: 'used = [False] * len(values)',
    c_cpp: 'vector<bool> used(values.size(), false);',
  },
  choose: {
    java: 'order.add(values[i]);',
    python3: 'order.append(value)',
    c_cpp: 'order.push_back(values[i]);',
  },
  complete: {
    java: 'found.add(new ArrayList<>(order));',
    python3: 'found.append(order.copy())',
    c_cpp: 'found.push_back(order);',
  },
  end: { java: 'return found;', python3: 'return found', c_cpp: 'return found;' },
} satisfies CodeLines;

interface Node {
  readonly label: string;
  readonly children: Node[];
  mark?: Mark;
}

/** All permutations by backtracking, as a growing decision tree. */
export function generateSteps({ values }: { readonly values: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  const root: Node = { label: 'start', children: [], mark: 'active' };
  const used = values.map(() => false);
  const order: number[] = [];
  let found = 0;
  let hasUndoneChoice = false;

  const show = (line: keyof typeof codeLines, text: string): void => {
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'calls', root: copyOf(root) },
          {
            kind: 'array',
            values: values.map((_, i) => order[i] ?? null),
            label: `order; complete so far: ${found}`,
          },
        ],
      },
    });
  };

  const extend = (node: Node): void => {
    values.forEach((value, i) => {
      if (used[i]) return;
      used[i] = true;
      const path = order.length === 0 ? 'the start' : order.join(' ');
      order.push(value);
      const child: Node = { label: String(value), children: [], mark: 'active' };
      node.children.push(child);
      const isComplete = order.length === values.length;
      if (isComplete) {
        found += 1;
        child.mark = 'good';
      }
      const choice = hasUndoneChoice
        ? `Go back to ${path}, then choose ${value}.`
        : `Choose ${value} after ${path}.`;
      hasUndoneChoice = false;
      show(
        isComplete ? 'complete' : 'choose',
        isComplete ? `${choice} All places are filled: ${order.join(' ')} is complete.` : choice,
      );
      extend(child);
      if (!isComplete) child.mark = 'done';
      order.pop();
      used[i] = false;
      hasUndoneChoice = true;
    });
  };

  show('start', 'No place is filled, and every value is free.');
  extend(root);
  root.mark = 'done';
  show('end', `Every choice has been tried and taken back. There are ${found} orders.`);
  return steps;
}

function copyOf({ label, children, mark }: Node): CallNode {
  return { label, children: children.map(copyOf), mark };
}
