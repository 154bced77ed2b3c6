import type { StepInput } from '@dryrun/contracts/lesson-format';

interface Input {
  readonly nums: readonly number[];
  readonly target: number;
}

/** Counts prefix sums; looks up how often the sum minus the target has occurred. */
export function generateSteps({ nums, target }: Input): StepInput[] {
  const timesSeen = new Map([[0, 1]]);
  const steps: StepInput[] = [];
  let sum = 0;
  let found = 0;
  const show = (text: string, day: number | undefined, wanted?: number): void => {
    const seen = Object.fromEntries([...timesSeen].map(([value, times]) => [`sum ${value}`, `${times}×`]));
    const isThere = wanted !== undefined && timesSeen.has(wanted);
    steps.push({
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'array',
            values: [...nums],
            ...(day !== undefined && { marks: { [day]: 'active' as const }, pointers: { day } }),
          },
          { kind: 'variables', values: { sum, target, found } },
          {
            kind: 'variables',
            values: seen,
            ...(isThere && { marks: { [`sum ${wanted}`]: 'good' as const } }),
            label: 'seen so far',
          },
        ],
      },
    });
  };
  show('Before the first day the sum is 0, and that counts as seen once.', undefined);
  for (const [day, change] of nums.entries()) {
    sum += change;
    const wanted = sum - target;
    const times = timesSeen.get(wanted) ?? 0;
    found += times;
    const result = times === 0 ? 'never seen' : times === 1 ? 'seen once' : `seen ${times} times`;
    show(
      `The sum is ${sum} now. A range that ends here needs an earlier sum ${sum} − ${target} = ${wanted}: ${result}.`,
      day,
      wanted,
    );
    timesSeen.set(sum, (timesSeen.get(sum) ?? 0) + 1);
  }
  show(`All days are read: ${found} ranges.`, undefined);
  return steps;
}
