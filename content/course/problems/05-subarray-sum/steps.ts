import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  start: {
    java: 'timesSeen.put(0, 1);',
    python3: 'times_seen = {0: 1}',
    c_cpp: 'unordered_map<int, int> timesSeen{{0, 1}};',
  },
  'look up': {
    java: 'found += timesSeen.getOrDefault(sum - target, 0);',
    python3: 'found += times_seen.get(total - target, 0)',
    c_cpp: 'if (before != timesSeen.end()) found += before->second;',
  },
  end: { java: 'return found;', python3: 'return found', c_cpp: 'return found;' },
} satisfies CodeLines;

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
  const show = (
    line: keyof typeof codeLines,
    text: string,
    day: number | undefined,
    wanted?: number,
  ): void => {
    const seen = Object.fromEntries([...timesSeen].map(([value, times]) => [`sum ${value}`, `${times}×`]));
    const isThere = wanted !== undefined && timesSeen.has(wanted);
    steps.push({
      line,
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
  show('start', 'Before the first day the sum is 0, and that counts as seen once.', undefined);
  for (const [day, change] of nums.entries()) {
    sum += change;
    const wanted = sum - target;
    const times = timesSeen.get(wanted) ?? 0;
    found += times;
    const result = times === 0 ? 'never seen' : times === 1 ? 'seen once' : `seen ${times} times`;
    show(
      'look up',
      `The sum is ${sum} now. A range that ends here needs an earlier sum ${sum} − ${target} = ${wanted}: ${result}.`,
      day,
      wanted,
    );
    timesSeen.set(sum, (timesSeen.get(sum) ?? 0) + 1);
  }
  show('end', `All days are read: ${found} ranges.`, undefined);
  return steps;
}
