import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  pop: {
    java: 'while (!visible.isEmpty() && heights[visible.peek()] <= heights[i]) visible.pop();',
    python3: 'visible.pop()',
    c_cpp: 'while (!visible.empty() && heights[visible.back()] <= heights[i]) visible.pop_back();',
  },
  answer: {
    java: 'blocker[i] = visible.isEmpty() ? -1 : visible.peek();',
    python3: 'blocker.append(visible[-1] if visible else -1)',
    c_cpp: 'blocker.push_back(visible.empty() ? -1 : visible.back());',
  },
  end: { java: 'return blocker;', python3: 'return blocker', c_cpp: 'return blocker;' },
} satisfies CodeLines;

/** Finds the nearest taller house to the left of each house with a monotonic stack. */
export function generateSteps({ heights }: { readonly heights: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  const visible: number[] = [];
  const hidden = new Set<number>();
  const heightOf = (i: number): number => heights[i] ?? 0;

  const show = (line: keyof typeof codeLines, text: string, house: number, blocker?: number): void => {
    const marks: Record<string, Mark> = {};
    for (const i of hidden) marks[i] = 'muted';
    if (house < heights.length) marks[house] = 'active';
    if (blocker !== undefined) marks[blocker] = 'good';
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        pictures: [
          { kind: 'array', values: [...heights], bars: true, marks },
          { kind: 'stack', values: visible.map((i) => `${i}: ${heightOf(i)}`), label: 'index: height' },
        ],
      },
    });
  };

  heights.forEach((height, house) => {
    const popped: number[] = [];
    while (visible.length > 0 && heightOf(visible.at(-1) ?? 0) <= height) popped.push(visible.pop() ?? 0);
    for (const i of popped) hidden.add(i);
    const blocker = visible.at(-1);
    const pops = popped.length > 0 ? `Pop ${popped.map(heightOf).join(' and ')}: not taller. ` : '';
    const result =
      blocker === undefined
        ? 'No house is left, so the view is free. '
        : `${heightOf(blocker)} blocks the view. `;
    visible.push(house);
    show(
      popped.length > 0 ? 'pop' : 'answer',
      `House ${house}, height ${height}. ${pops}${result}Push ${height}.`,
      house,
      blocker,
    );
  });
  show('end', 'Done. Each house was pushed once and popped at most once.', heights.length);
  return steps;
}
