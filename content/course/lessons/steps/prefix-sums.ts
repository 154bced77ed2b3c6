import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

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
    text: string,
    valueMarks: Record<string, Mark>,
    prefixMarks: Record<string, Mark>,
    bracket?: { from: number; to: number; label: string },
  ): void => {
    const places = Array.from({ length: values.length + 1 }, (_, i) => prefix[i] ?? null);
    steps.push({
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

  show('No value makes the sum 0. That is prefix[0].', {}, { 0: 'good' });
  values.forEach((value, i) => {
    const before = prefix[i] ?? 0;
    prefix.push(before + value);
    show(
      `prefix[${i + 1}] = prefix[${i}] + values[${i}] = ${before} + ${signed(value)} = ${before + value}.`,
      { [i]: 'active' },
      { [i]: 'active', [i + 1]: 'good' },
    );
  });
  for (const [from, to] of queries) {
    const [upper = 0, lower = 0] = [prefix[to + 1], prefix[from]];
    show(
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
