import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

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
  const show = (text: string, end: number, mark: Mark): void => {
    const marks: Record<string, Mark> = {};
    for (let i = start; i <= end; i += 1) marks[i] = mark;
    steps.push({
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
      show(`A zero comes in. Now ${broken} lamps are broken, one too many.`, end, 'bad');
      const from = start;
      while (broken > repairs) {
        if (lamps[start] === 0) broken -= 1;
        start += 1;
      }
      const length = end - start + 1;
      longest = Math.max(longest, length);
      show(`start moves from ${from} to ${start}, until a zero has gone out. Length ${length}.`, end, 'good');
      return;
    }
    const length = end - start + 1;
    const isLonger = length > longest;
    longest = Math.max(longest, length);
    show(
      `A ${lamp === 1 ? 'one' : 'zero'} comes in, and the window is valid. Length ${length}${isLonger ? ', the longest so far' : ''}.`,
      end,
      'good',
    );
  });
  return steps;
}
