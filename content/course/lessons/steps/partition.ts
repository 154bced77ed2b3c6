import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  pivot: {
    java: 'int pivot = values[from + RANDOM.nextInt(to - from + 1)];',
    python3: 'pivot = values[randint(start, end)]',
    c_cpp: 'int pivot = values[uniform_int_distribution<int>(from, to)(generator)];',
  },
  smaller: {
    java: 'if (values[i] < pivot) swap(values, less++, i++);',
    python3: 'values[less], values[i] = values[i], values[less]',
    c_cpp: 'if (values[i] < pivot) swap(values[less++], values[i++]);',
  },
  larger: {
    java: 'else if (values[i] > pivot) swap(values, i, greater--);',
    python3: 'values[greater], values[i] = values[i], values[greater]',
    c_cpp: 'else if (values[i] > pivot) swap(values[i], values[greater--]);',
  },
  equal: { java: 'else i++;', python3: 'i += 1', c_cpp: 'else i++;' },
  end: { java: 'while (i <= greater) {', python3: 'while i <= greater:', c_cpp: 'while (i <= greater) {' },
} satisfies CodeLines;

/** Three-way partition around the first value as the pivot. */
export function generateSteps({ values: given }: { readonly values: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  const values = [...given];
  const at = (i: number): number => values[i] ?? 0;
  const pivot = at(0);
  let less = 0;
  let i = 0;
  let greater = values.length - 1;

  const show = (line: keyof typeof codeLines, text: string): void => {
    const marks: Record<string, Mark> = {};
    values.forEach((_, place) => {
      if (place < less) marks[place] = 'good';
      else if (place < i) marks[place] = 'done';
      else if (place > greater) marks[place] = 'bad';
    });
    const isOver = i > greater;
    const pointers: Record<string, number> = isOver ? {} : { less, i, greater };
    steps.push({ line, text, picture: { kind: 'array', values: [...values], marks, pointers } });
  };
  const swap = (a: number, b: number): void => {
    [values[a], values[b]] = [at(b), at(a)];
  };

  show('pivot', `The pivot is ${pivot}. Nothing is known yet.`);
  while (i <= greater) {
    const value = at(i);
    if (value < pivot) {
      swap(less, i);
      less += 1;
      i += 1;
      show('smaller', `${value} is smaller: swap it to less, and move less and i on.`);
    } else if (value > pivot) {
      swap(i, greater);
      greater -= 1;
      show('larger', `${value} is larger: swap it to greater, and move greater back. i stays.`);
    } else {
      i += 1;
      show('equal', `${value} is equal: move i on.`);
    }
  }
  show('end', 'Nothing is unknown any more: the smaller values, the equal ones, the larger ones.');
  return steps;
}
