import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: { java: 'int write = 0;', python3: 'write = 0', c_cpp: 'size_t write = 0;' },
  'compare with 0': {
    java: 'if (values[read] != 0) {',
    python3: 'if values[read] != 0:',
    c_cpp: 'if (values[read] != 0) {',
  },
  write: {
    java: 'values[write] = values[read];',
    python3: 'values[write] = values[read]',
    c_cpp: 'values[write] = values[read];',
  },
  cut: { java: 'return write;', python3: 'del values[write:]', c_cpp: 'values.resize(write);' },
} satisfies CodeLines;

/** Removes zeros in place with a read and a write index, keeping the order. */
export function generateSteps({ values: given }: { readonly values: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  const values = [...given];
  let write = 0;
  const show = (
    line: keyof typeof codeLines,
    text: string,
    pointers: Record<string, number>,
    kept: number,
  ): void => {
    const marks: Record<string, Mark> = {};
    for (let i = 0; i < kept; i += 1) marks[i] = 'done';
    steps.push({ line, text, picture: { kind: 'array', values: [...values], pointers, marks } });
  };
  show('start', 'Both positions begin at index 0.', { read: 0, write }, 0);
  values.forEach((value, read) => {
    if (value === 0) {
      show(
        'compare with 0',
        `Read index ${read}: a zero. It is not written, and write stays at ${write}.`,
        { read, write },
        write,
      );
      return;
    }
    values[write] = value;
    write += 1;
    show(
      'write',
      `Read index ${read}: ${value}. Write it to index ${write - 1}, and move write on.`,
      { read, write },
      write,
    );
  });
  values.length = write;
  show('cut', `Everything has been read. Cut the array at ${write}.`, {}, write);
  return steps;
}
