import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  start: {
    java: 'low = Math.max(low, parcel);',
    python3: 'low, high = max(parcels), sum(parcels)',
    c_cpp: 'long long low = *max_element(parcels.begin(), parcels.end());',
  },
  enough: { java: 'high = limit;', python3: 'high = limit', c_cpp: 'high = limit;' },
  'too many': { java: 'low = limit + 1;', python3: 'low = limit + 1', c_cpp: 'low = limit + 1;' },
  end: { java: 'return low;', python3: 'return low', c_cpp: 'return low;' },
} satisfies CodeLines;

interface Input {
  readonly parcels: readonly number[];
  readonly days: number;
}

/** Loads trucks greedily; returns the first parcel of each. */
function load(parcels: readonly number[], limit: number): number[] {
  const starts = [0];
  let carried = 0;
  for (const [i, parcel] of parcels.entries()) {
    if (carried + parcel > limit) {
      starts.push(i);
      carried = 0;
    }
    carried += parcel;
  }
  return starts;
}

/** Binary search for the smallest sufficient limit; each step loads the trucks with one limit. */
export function generateSteps({ parcels, days }: Input): StepInput[] {
  const steps: StepInput[] = [];
  let low = Math.max(...parcels);
  let high = parcels.reduce((sum, parcel) => sum + parcel, 0);
  const show = (
    line: keyof typeof codeLines,
    text: string,
    limit: number | null,
    starts: readonly number[],
  ): void => {
    const brackets = starts.map((from, i) => {
      const to = (starts[i + 1] ?? parcels.length) - 1;
      const weight = parcels.slice(from, to + 1).reduce((sum, parcel) => sum + parcel, 0);
      return { from, to, label: String(weight) };
    });
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'array', values: [...parcels], brackets, indexes: false },
          { kind: 'variables', values: { low, limit, high } },
        ],
      },
    });
  };
  show(
    'start',
    `The heaviest parcel, ${low}, is the least a truck must bear. The sum, ${high}, is always enough.`,
    null,
    [],
  );
  while (low < high) {
    const limit = low + Math.floor((high - low) / 2);
    const starts = load(parcels, limit);
    const isEnough = starts.length <= days;
    const trucks = `With a limit of ${limit} it takes ${starts.length} days of ${days}`;
    show(
      isEnough ? 'enough' : 'too many',
      isEnough
        ? `${trucks}: enough. A smaller limit may do too, so look at ${low} to ${limit}.`
        : `${trucks}: too many. The limit must be larger, so look at ${limit + 1} to ${high}.`,
      limit,
      starts,
    );
    if (isEnough) high = limit;
    else low = limit + 1;
  }
  show('end', `Only ${low} is left: the smallest limit that is enough.`, low, load(parcels, low));
  return steps;
}
