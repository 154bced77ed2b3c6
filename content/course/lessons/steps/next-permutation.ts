import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  'move p': {
    java: 'while (p >= 0 && values[p] >= values[p + 1]) p--;',
    python3: 'p -= 1',
    c_cpp: 'while (p >= 0 && values[p] >= values[p + 1]) p--;',
  },
  'p found': {
    java: 'while (p >= 0 && values[p] >= values[p + 1]) p--;',
    python3: 'while p >= 0 and values[p] >= values[p + 1]:',
    c_cpp: 'while (p >= 0 && values[p] >= values[p + 1]) p--;',
  },
  'move q': {
    java: 'while (values[q] <= values[p]) q--;',
    python3: 'q -= 1',
    c_cpp: 'while (values[q] <= values[p]) q--;',
  },
  'q found': {
    java: 'while (values[q] <= values[p]) q--;',
    python3: 'while values[q] <= values[p]:',
    c_cpp: 'while (values[q] <= values[p]) q--;',
  },
  swap: {
    java: 'swap(values, p, q);',
    python3: 'values[p], values[q] = values[q], values[p]',
    c_cpp: 'swap(values[p], values[q]);',
  },
  reverse: {
    java: 'for (int i = p + 1, j = values.length - 1; i < j; i++, j--) swap(values, i, j);',
    python3: 'values[p + 1:] = reversed(values[p + 1:])',
    c_cpp: 'reverse(values.begin() + p + 1, values.end());',
  },
} satisfies CodeLines;

/** The next permutation in lexicographic order. */
export function generateSteps({ values: given }: { readonly values: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  const values = [...given];
  const last = values.length - 1;
  const at = (i: number): number => values[i] ?? 0;

  const show = (
    line: keyof typeof codeLines,
    text: string,
    marks: Record<string, Mark>,
    pointers: Record<string, number>,
  ): void => {
    const endPart = pointers.p === undefined || pointers.p === last ? {} : endBracket(pointers.p + 1, last);
    steps.push({ line, text, picture: { kind: 'array', values: [...values], marks, pointers, ...endPart } });
  };

  let p = last - 1;
  while (p >= 0 && at(p) >= at(p + 1)) {
    show(
      'move p',
      `${at(p)} is not smaller than ${at(p + 1)}, so the end part goes on to the left.`,
      { [p]: 'active' },
      { p },
    );
    p -= 1;
  }
  if (p < 0) {
    values.reverse();
    show('reverse', 'Nothing rises: this was the last order. Reversed, it is the first.', {}, {});
    return steps;
  }
  show(
    'p found',
    `${at(p)} is smaller than ${at(p + 1)}. The end part stops here, and ${at(p)} must grow.`,
    { [p]: 'active' },
    { p },
  );
  let q = last;
  while (at(q) <= at(p)) {
    show(
      'move q',
      `From the right: ${at(q)} is not larger than ${at(p)}.`,
      { [p]: 'active', [q]: 'muted' },
      { p, q },
    );
    q -= 1;
  }
  show(
    'q found',
    `${at(q)} is the smallest value of the end part that is larger than ${at(p)}.`,
    { [p]: 'active', [q]: 'good' },
    { p, q },
  );
  [values[p], values[q]] = [at(q), at(p)];
  show('swap', 'Swap the two. The end part still never rises.', { [p]: 'good', [q]: 'active' }, { p, q });
  const tail = values.splice(p + 1).reverse();
  values.push(...tail);
  const marks = Object.fromEntries(values.map((_, i) => [i, i > p ? 'done' : 'good'] as const));
  show('reverse', 'Reverse the end part, so that it is as small as possible. Done.', marks, { p });
  return steps;
}

function endBracket(from: number, to: number): { brackets: { from: number; to: number; label: string }[] } {
  return { brackets: [{ from, to, label: 'end part' }] };
}
