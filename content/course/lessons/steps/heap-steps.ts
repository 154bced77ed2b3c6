import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

interface Input {
  /** A min-heap. */
  readonly values: readonly number[];
  /** A number is a push; `pop` removes the smallest. */
  readonly operations: readonly (number | 'pop')[];
}

/** Pushes and pops on a min-heap, one step per swap. */
export function generateSteps({ values: given, operations }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const values = [...given];
  const at = (i: number): number => values[i] ?? 0;
  const show = (text: string, marks: Record<string, Mark>): void => {
    steps.push({ text, picture: { kind: 'heap', values: [...values], marks } });
  };
  const swap = (i: number, j: number): void => {
    [values[i], values[j]] = [at(j), at(i)];
  };

  const push = (value: number): void => {
    values.push(value);
    let i = values.length - 1;
    show(`Push ${value}: it goes to the next free place, index ${i}.`, { [i]: 'active' });
    while (i > 0) {
      const parent = Math.floor((i - 1) / 2);
      if (at(i) >= at(parent)) break;
      const larger = at(parent);
      swap(i, parent);
      show(`${value} is smaller than its parent ${larger}: swap.`, { [parent]: 'active', [i]: 'muted' });
      i = parent;
    }
    show(
      i === 0
        ? `${value} is at the root. It is the smallest now.`
        : `The parent ${at(Math.floor((i - 1) / 2))} is not larger: ${value} stays.`,
      { [i]: 'good' },
    );
  };

  const pop = (): void => {
    const smallest = at(0);
    const last = values.pop() ?? 0;
    if (values.length === 0) return show(`Pop: ${smallest} leaves, and the heap is empty.`, {});
    values[0] = last;
    show(`Pop: ${smallest} leaves. The last value, ${last}, takes its place.`, { 0: 'active' });
    let i = 0;
    while (2 * i + 1 < values.length) {
      const [left, right] = [2 * i + 1, 2 * i + 2];
      const child = right < values.length && at(right) < at(left) ? right : left;
      if (at(i) <= at(child)) break;
      const smaller = at(child);
      swap(i, child);
      show(`The smaller child is ${smaller}. It is smaller than ${last}: swap.`, {
        [child]: 'active',
        [i]: 'muted',
      });
      i = child;
    }
    show(
      2 * i + 1 < values.length
        ? `No child is smaller: ${last} stays.`
        : `${last} has no children here: it stays.`,
      { [i]: 'good' },
    );
  };

  show('A min-heap, as a tree and as an array.', {});
  for (const operation of operations) {
    if (operation === 'pop') pop();
    else push(operation);
  }
  return steps;
}
