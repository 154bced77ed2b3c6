import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: {
    java: 'int low = 0, high = sorted.length;',
    python3: 'low, high = 0, len(values)',
    c_cpp: 'int low = 0, high = (int)sorted.size();',
  },
  yes: {
    java: 'if (sorted[mid] >= x) high = mid;',
    python3: 'high = mid',
    c_cpp: 'if (sorted[mid] >= x) high = mid;',
  },
  no: { java: 'else low = mid + 1;', python3: 'low = mid + 1', c_cpp: 'else low = mid + 1;' },
  end: { java: 'return low;', python3: 'return low', c_cpp: 'return low;' },
} satisfies CodeLines;

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
  const show = (line: keyof typeof codeLines, text: string, pointers: Record<string, number>): void => {
    const marks: Record<string, Mark> = {};
    values.forEach((_, i) => {
      if (i < low) marks[i] = 'muted';
      if (i >= high) marks[i] = 'done';
    });
    const known = values.map((_, i) => (i < low ? 'N' : i >= high ? 'Y' : '?'));
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'array', values: [...values], pointers, marks },
          {
            kind: 'array',
            values: known,
            indexes: false,
            marks,
            label: `at least ${least}: no (N) or yes (Y)`,
          },
        ],
      },
    });
  };
  show('start', 'Nothing is known. high stands one place beyond the end.', { low, high });
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
      isYes ? 'yes' : 'no',
      `The middle is index ${mid}. Is ${value} at least ${least}? ${isYes ? 'Y' : 'N'}${learned.slice(1)}`,
      { low, high },
    );
  }
  const found = low < values.length ? `The first yes is at index ${low}.` : 'There is no yes.';
  show('end', `low and high have met, and nothing is unknown. ${found}`, { low, high });
  return steps;
}
