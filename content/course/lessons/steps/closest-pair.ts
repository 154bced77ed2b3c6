import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  exact: {
    java: 'if (sum == amount) return sum;',
    python3: 'return total',
    c_cpp: 'if (sum == amount) return sum;',
  },
  'too large': {
    java: 'if (sum > amount) high--;',
    python3: 'high -= 1',
    c_cpp: 'if (sum > amount) high--;',
  },
  'too small': { java: 'else low++;', python3: 'low += 1', c_cpp: 'else low++;' },
  end: { java: 'return best;', python3: 'return best', c_cpp: 'return best;' },
} satisfies CodeLines;

interface Input {
  /** Sorted. */
  readonly prices: readonly number[];
  readonly amount: number;
}

/** Two pointers from both ends, next to a table of all sums; each step eliminates a row or a column. */
export function generateSteps({ prices, amount }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const at = (i: number): number => prices[i] ?? 0;
  let low = 0;
  let high = prices.length - 1;
  let best = at(low) + at(high);

  const show = (line: keyof typeof codeLines, text: string, hasPair: boolean): void => {
    const arrayMarks: Record<string, Mark> = {};
    const gridMarks: Record<string, Mark> = {};
    prices.forEach((_, i) => {
      if (i < low || i > high) arrayMarks[i] = 'muted';
      prices.forEach((__, j) => {
        if (i < j && (i < low || j > high)) gridMarks[`${i},${j}`] = 'muted';
      });
    });
    if (hasPair) {
      arrayMarks[low] = arrayMarks[high] = 'active';
      gridMarks[`${low},${high}`] = 'active';
    }
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'array',
            values: [...prices],
            pointers: { low, high },
            marks: arrayMarks,
            label: `closest to ${amount} so far: ${best}`,
          },
          {
            kind: 'grid',
            cells: prices.map((a, i) => prices.map((b, j) => (i < j ? a + b : null))),
            rowLabels: [...prices],
            columnLabels: [...prices],
            marks: gridMarks,
          },
        ],
      },
    });
  };

  while (low < high) {
    const sum = at(low) + at(high);
    if (Math.abs(sum - amount) < Math.abs(best - amount)) best = sum;
    const addition = `${at(low)} + ${at(high)} = ${sum}`;
    if (sum === amount) {
      show('exact', `${addition}. Exactly ${amount}: nothing can be closer.`, true);
      return steps;
    }
    const [dropped, why, side] =
      sum > amount ? ([at(high), 'too large', 'column'] as const) : ([at(low), 'too small', 'row'] as const);
    show(why, `${addition}, ${why}. No other partner helps ${dropped}: its whole ${side} goes.`, true);
    if (sum > amount) high -= 1;
    else low += 1;
  }
  show('end', `The pointers have met, and no pair is left. The closest sum is ${best}.`, false);
  return steps;
}
