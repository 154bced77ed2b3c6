import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  'first window': {
    java: 'for (int i = 0; i < k; i++) sum += values[i];',
    python3: 'total = best = sum(values[:k])',
    c_cpp: 'long long sum = accumulate(values.begin(), values.begin() + k, 0LL);',
  },
  'move window': {
    java: 'sum = sum - values[end - k] + values[end];',
    python3: 'total = total - values[end - k] + values[end]',
    c_cpp: 'sum = sum - values[end - k] + values[end];',
  },
} satisfies CodeLines;

interface Input {
  readonly values: readonly number[];
  readonly width: number;
}

/** Finds the largest sum of a fixed-width window. */
export function generateSteps({ values, width }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const at = (i: number): number => values[i] ?? 0;
  let sum = values.slice(0, width).reduce((total, value) => total + value, 0);
  let best = sum;
  const show = (line: keyof typeof codeLines, text: string, end: number): void => {
    const from = end - width + 1;
    const marks: Record<string, Mark> = { [end]: 'good' };
    if (from > 0) marks[from - 1] = 'bad';
    steps.push({
      line,
      text,
      picture: {
        kind: 'array',
        values: [...values],
        marks,
        brackets: [{ from, to: end, label: `sum ${sum}` }],
        label: `best: ${best}`,
      },
    });
  };
  show('first window', `The first window: ${values.slice(0, width).join(' + ')} = ${sum}.`, width - 1);
  for (let end = width; end < values.length; end += 1) {
    const [before, out, come] = [sum, at(end - width), at(end)];
    sum += come - out;
    const isBetter = sum > best;
    best = Math.max(best, sum);
    show(
      'move window',
      `${out} goes out, ${come} comes in: ${before} - ${out} + ${come} = ${sum}.${isBetter ? ' The best so far.' : ''}`,
      end,
    );
  }
  return steps;
}
