import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

/** Three-way partition around the first value as the pivot. */
export function generateSteps({ values: given }: { readonly values: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  const values = [...given];
  const at = (i: number): number => values[i] ?? 0;
  const pivot = at(0);
  let less = 0;
  let i = 0;
  let greater = values.length - 1;

  const show = (text: string): void => {
    const marks: Record<string, Mark> = {};
    values.forEach((_, place) => {
      if (place < less) marks[place] = 'good';
      else if (place < i) marks[place] = 'done';
      else if (place > greater) marks[place] = 'bad';
    });
    const isOver = i > greater;
    const pointers: Record<string, number> = isOver ? {} : { less, i, greater };
    steps.push({ text, picture: { kind: 'array', values: [...values], marks, pointers } });
  };
  const swap = (a: number, b: number): void => {
    [values[a], values[b]] = [at(b), at(a)];
  };

  show(`The pivot is ${pivot}. Nothing is known yet.`);
  while (i <= greater) {
    const value = at(i);
    if (value < pivot) {
      swap(less, i);
      less += 1;
      i += 1;
      show(`${value} is smaller: swap it to less, and move less and i on.`);
    } else if (value > pivot) {
      swap(i, greater);
      greater -= 1;
      show(`${value} is larger: swap it to greater, and move greater back. i stays.`);
    } else {
      i += 1;
      show(`${value} is equal: move i on.`);
    }
  }
  show('Nothing is unknown any more: the smaller values, the equal ones, the larger ones.');
  return steps;
}
