import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  zero: {
    java: 'if (lamps[end] == 0) broken++;',
    python3: 'broken += 1',
    c_cpp: 'if (lamps[end] == 0) broken++;',
  },
  'move start': { java: 'start++;', python3: 'start += 1', c_cpp: 'start++;' },
  longest: {
    java: 'longest = Math.max(longest, end - start + 1);',
    python3: 'longest = max(longest, end - start + 1)',
    c_cpp: 'longest = max(longest, end - start + 1);',
  },
} satisfies CodeLines;

interface Input {
  readonly lamps: readonly (0 | 1)[];
  readonly repairs: number;
}

/** Finds the longest subarray with at most `repairs` zeros by a sliding window. */
export function generateSteps({ lamps, repairs }: Input): StepInput[] {
  const steps: StepInput[] = [];
  let start = 0;
  let broken = 0;
  let longest = 0;
  const show = (line: keyof typeof codeLines, text: string, end: number, mark: Mark): void => {
    const marks: Record<string, Mark> = {};
    for (let i = start; i <= end; i += 1) marks[i] = mark;
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'array', values: [...lamps], pointers: { start, end }, marks },
          { kind: 'variables', values: { broken, longest } },
        ],
      },
    });
  };
  lamps.forEach((lamp, end) => {
    if (lamp === 0) broken += 1;
    if (broken > repairs) {
      show('zero', `A zero comes in. Now ${broken} lamps are broken, one too many.`, end, 'bad');
      const from = start;
      while (broken > repairs) {
        if (lamps[start] === 0) broken -= 1;
        start += 1;
      }
      const length = end - start + 1;
      longest = Math.max(longest, length);
      show(
        'move start',
        `start moves from ${from} to ${start}, until a zero has gone out. Length ${length}.`,
        end,
        'good',
      );
      return;
    }
    const length = end - start + 1;
    const isLonger = length > longest;
    longest = Math.max(longest, length);
    show(
      'longest',
      `A ${lamp === 1 ? 'one' : 'zero'} comes in, and the window is valid. Length ${length}${isLonger ? ', the longest so far' : ''}.`,
      end,
      'good',
    );
  });
  return steps;
}
