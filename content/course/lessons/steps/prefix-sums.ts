import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: {
    java: 'long[] prefix = new long[values.length + 1];',
    python3: 'prefix = [0]',
    c_cpp: 'vector<long long> prefix(values.size() + 1, 0);',
  },
  add: {
    java: 'for (int i = 0; i < values.length; i++) prefix[i + 1] = prefix[i] + values[i];',
    python3: 'prefix.append(prefix[-1] + value)',
    c_cpp: 'for (size_t i = 0; i < values.size(); i++) prefix[i + 1] = prefix[i] + values[i];',
  },
  subtract: {
    java: 'return prefix[b + 1] - prefix[a];',
    python3: 'return prefix[b + 1] - prefix[a]',
    c_cpp: 'return prefix[b + 1] - prefix[a];',
  },
} satisfies CodeLines;

interface Input {
  readonly values: readonly number[];
  /** Inclusive index ranges. */
  readonly queries: readonly (readonly [number, number])[];
}

/** Builds the prefix sums of the values, then answers range sums with them. */
export function generateSteps({ values, queries }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const prefix = [0];

  const show = (
    line: keyof typeof codeLines,
    text: string,
    valueMarks: Record<string, Mark>,
    prefixMarks: Record<string, Mark>,
    bracket?: { from: number; to: number; label: string },
  ): void => {
    const places = Array.from({ length: values.length + 1 }, (_, i) => prefix[i] ?? null);
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'array',
            values: [...values],
            marks: valueMarks,
            label: 'values',
            ...(bracket && { brackets: [bracket] }),
          },
          { kind: 'array', values: places, marks: prefixMarks, label: 'prefix' },
        ],
      },
    });
  };

  show('start', 'No value makes the sum 0. That is prefix[0].', {}, { 0: 'good' });
  values.forEach((value, i) => {
    const before = prefix[i] ?? 0;
    prefix.push(before + value);
    show(
      'add',
      `prefix[${i + 1}] = prefix[${i}] + values[${i}] = ${before} + ${signed(value)} = ${before + value}.`,
      { [i]: 'active' },
      { [i]: 'active', [i + 1]: 'good' },
    );
  });
  for (const [from, to] of queries) {
    const [upper = 0, lower = 0] = [prefix[to + 1], prefix[from]];
    show(
      'subtract',
      `The sum from ${from} to ${to} is prefix[${to + 1}] - prefix[${from}] = ${upper} - ${signed(lower)} = ${upper - lower}.`,
      {},
      { [to + 1]: 'good', [from]: 'bad' },
      { from, to, label: `sum ${upper - lower}` },
    );
  }
  return steps;
}

function signed(value: number): string {
  return value < 0 ? `(${value})` : String(value);
}
