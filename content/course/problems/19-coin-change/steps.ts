import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

interface Input {
  readonly coins: readonly number[];
  readonly amount: number;
}

/** The fewest coins for every sum: one more than for the best sum that is one coin smaller. */
export function generateSteps({ coins, amount }: Input): StepInput[] {
  const fewest = [0];
  const steps: StepInput[] = [];
  const show = (text: string, sum: number, sources: readonly number[], chosen?: number): void => {
    const values = Array.from({ length: amount + 1 }, (_, i) => {
      const count = fewest[i];
      return count === undefined ? null : count === Infinity ? '–' : count;
    });
    const marks: Record<string, Mark> = {};
    for (const source of sources) marks[source] = source === chosen ? 'good' : 'muted';
    marks[sum] = 'active';
    steps.push({ text, picture: { kind: 'array', values, marks, label: 'fewest coins for each sum' } });
  };
  show('Nothing is paid with no coin.', 0, []);
  for (let sum = 1; sum <= amount; sum += 1) {
    const sources = coins.filter((coin) => coin <= sum).map((coin) => sum - coin);
    const counts = sources.map((source) => fewest[source] as number);
    const least = Math.min(Infinity, ...counts);
    fewest.push(least + 1);
    const chosen = least === Infinity ? undefined : sources[counts.indexOf(least)];
    show(
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
