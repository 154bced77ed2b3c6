import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  'move up': {
    java: 'upper.add(lower.poll());',
    python3: 'heappush(upper, -heappop(lower))',
    c_cpp: 'upper.push(lower.top());',
  },
  'move back': {
    java: 'if (upper.size() > lower.size()) lower.add(upper.poll());',
    python3: 'heappush(lower, -heappop(upper))',
    c_cpp: 'lower.push(upper.top());',
  },
} satisfies CodeLines;

/** Running lower median with two halves. Sorted lists replace the heaps, because only their tops matter. */
export function generateSteps({ values }: { readonly values: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  const lower: number[] = [];
  const upper: number[] = [];
  for (const value of values) {
    lower.push(value);
    lower.sort((a, b) => a - b);
    const moved = lower.pop() ?? 0;
    upper.push(moved);
    upper.sort((a, b) => a - b);
    let line: keyof typeof codeLines = 'move up';
    let text = `${value} comes. Through the lower half, ${moved} goes to the upper half.`;
    if (upper.length > lower.length) {
      const back = upper.shift() ?? 0;
      lower.push(back);
      line = 'move back';
      text += ` That is larger now, so its smallest, ${back}, comes back.`;
    }
    const median = lower.at(-1) ?? 0;
    const top = lower.length - 1;
    steps.push({
      line,
      text: `${text} The median is ${median}.`,
      picture: {
        kind: 'row',
        pictures: [
          {
            kind: 'array',
            values: [...lower],
            indexes: false,
            marks: { [top]: 'good' },
            label: 'lower half, largest on top',
          },
          {
            kind: 'array',
            values: [...upper],
            indexes: false,
            marks: upper.length > 0 ? { 0: 'active' } : {},
            label: 'upper half, smallest on top',
          },
        ],
      },
    });
  }
  return steps;
}
