import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

interface Input {
  /** Sorted. */
  readonly values: readonly number[];
  readonly least: number;
}

/** Binary search for the first value that is at least `least`. */
export function generateSteps({ values, least }: Input): StepInput[] {
  const steps: StepInput[] = [];
  let low = 0;
  let high = values.length;
  const show = (text: string, pointers: Record<string, number>): void => {
    const marks: Record<string, Mark> = {};
    values.forEach((_, i) => {
      if (i < low) marks[i] = 'muted';
      if (i >= high) marks[i] = 'done';
    });
    const known = values.map((_, i) => (i < low ? 'no' : i >= high ? 'yes' : '?'));
    steps.push({
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'array', values: [...values], pointers, marks },
          { kind: 'array', values: known, indexes: false, marks, label: `at least ${least}?` },
        ],
      },
    });
  };
  show('Nothing is known. high stands one place beyond the end.', { low, high });
  while (low < high) {
    const mid = low + Math.floor((high - low) / 2);
    const value = values[mid] ?? 0;
    const isYes = value >= least;
    if (isYes) high = mid;
    else low = mid + 1;
    const learned = isYes
      ? `yes. So is everything from index ${mid} on: high = ${high}.`
      : `no. So is everything up to index ${mid}: low = ${low}.`;
    show(
      `The middle is index ${mid}. Is ${value} at least ${least}? ${isYes ? 'Y' : 'N'}${learned.slice(1)}`,
      { low, high },
    );
  }
  const found = low < values.length ? `The first yes is at index ${low}.` : 'There is no yes.';
  show(`low and high have met, and nothing is unknown. ${found}`, { low, high });
  return steps;
}
