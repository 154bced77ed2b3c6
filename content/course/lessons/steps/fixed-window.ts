import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

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
  const show = (text: string, end: number): void => {
    const from = end - width + 1;
    const marks: Record<string, Mark> = { [end]: 'good' };
    if (from > 0) marks[from - 1] = 'bad';
    steps.push({
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
  show(`The first window: ${values.slice(0, width).join(' + ')} = ${sum}.`, width - 1);
  for (let end = width; end < values.length; end += 1) {
    const [before, out, come] = [sum, at(end - width), at(end)];
    sum += come - out;
    const isBetter = sum > best;
    best = Math.max(best, sum);
    show(
      `${out} goes out, ${come} comes in: ${before} - ${out} + ${come} = ${sum}.${isBetter ? ' The best so far.' : ''}`,
      end,
    );
  }
  return steps;
}
