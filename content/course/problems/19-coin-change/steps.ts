import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: {
    java: 'int[] fewest = new int[amount + 1];',
    python3: 'fewest = [0] + [none] * amount',
    c_cpp: 'fewest[0] = 0;',
  },
  'no way': {
    java: 'fewest[sum] = none;',
    python3: 'fewest = [0] + [none] * amount',
    c_cpp: 'vector<int> fewest(amount + 1, none);',
  },
  'one more': {
    java: 'fewest[sum] = Math.min(fewest[sum], fewest[sum - coin] + 1);',
    python3: 'count = fewest[total - coin] + 1',
    c_cpp: 'if (coin <= sum) fewest[sum] = min(fewest[sum], fewest[sum - coin] + 1);',
  },
} satisfies CodeLines;

interface Input {
  readonly coins: readonly number[];
  readonly amount: number;
}

/** The fewest coins for every sum: one more than for the best sum that is one coin smaller. */
export function generateSteps({ coins, amount }: Input): StepInput[] {
  const fewest = [0];
  const steps: StepInput[] = [];
  const show = (
    line: keyof typeof codeLines,
    text: string,
    sum: number,
    sources: readonly number[],
    chosen?: number,
  ): void => {
    const values = Array.from({ length: amount + 1 }, (_, i) => {
      const count = fewest[i];
      return count === undefined ? null : count === Infinity ? '–' : count;
    });
    const marks: Record<string, Mark> = {};
    for (const source of sources) marks[source] = source === chosen ? 'good' : 'muted';
    marks[sum] = 'active';
    steps.push({ line, text, picture: { kind: 'array', values, marks, label: 'fewest coins for each sum' } });
  };
  show('start', 'Nothing is paid with no coin.', 0, []);
  for (let sum = 1; sum <= amount; sum += 1) {
    const sources = coins.filter((coin) => coin <= sum).map((coin) => sum - coin);
    const counts = sources.map((source) => fewest[source] as number);
    const least = Math.min(Infinity, ...counts);
    fewest.push(least + 1);
    const chosen = least === Infinity ? undefined : sources[counts.indexOf(least)];
    show(
      chosen === undefined ? 'no way' : 'one more',
      chosen === undefined
        ? `The sum ${sum} cannot be paid.`
        : `The sum ${sum}: the best way back leads to ${chosen}, by a coin of ${sum - chosen}. ${least} + 1 = ${least + 1}.`,
      sum,
      sources,
      chosen,
    );
  }
  return steps;
}
