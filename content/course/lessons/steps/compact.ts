import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

/** Removes zeros in place with a read and a write index, keeping the order. */
export function generateSteps({ values: given }: { readonly values: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  const values = [...given];
  let write = 0;
  const show = (text: string, pointers: Record<string, number>, kept: number): void => {
    const marks: Record<string, Mark> = {};
    for (let i = 0; i < kept; i += 1) marks[i] = 'done';
    steps.push({ text, picture: { kind: 'array', values: [...values], pointers, marks } });
  };
  show('Both positions begin at index 0.', { read: 0, write }, 0);
  values.forEach((value, read) => {
    if (value === 0) {
      show(
        `Read index ${read}: a zero. It is not written, and write stays at ${write}.`,
        { read, write },
        write,
      );
      return;
    }
    values[write] = value;
    write += 1;
    show(
      `Read index ${read}: ${value}. Write it to index ${write - 1}, and move write on.`,
      { read, write },
      write,
    );
  });
  values.length = write;
  show(`Everything has been read. Cut the array at ${write}.`, {}, write);
  return steps;
}
