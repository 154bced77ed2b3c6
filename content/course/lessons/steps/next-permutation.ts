import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

/** The next permutation in lexicographic order. */
export function generateSteps({ values: given }: { readonly values: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  const values = [...given];
  const last = values.length - 1;
  const at = (i: number): number => values[i] ?? 0;

  const show = (text: string, marks: Record<string, Mark>, pointers: Record<string, number>): void => {
    const endPart = pointers.p === undefined || pointers.p === last ? {} : endBracket(pointers.p + 1, last);
    steps.push({ text, picture: { kind: 'array', values: [...values], marks, pointers, ...endPart } });
  };

  let p = last - 1;
  while (p >= 0 && at(p) >= at(p + 1)) {
    show(
      `${at(p)} is not smaller than ${at(p + 1)}, so the end part goes on to the left.`,
      { [p]: 'active' },
      { p },
    );
    p -= 1;
  }
  if (p < 0) {
    values.reverse();
    show('Nothing rises: this was the last order. Reversed, it is the first.', {}, {});
    return steps;
  }
  show(
    `${at(p)} is smaller than ${at(p + 1)}. The end part stops here, and ${at(p)} must grow.`,
    { [p]: 'active' },
    { p },
  );
  let q = last;
  while (at(q) <= at(p)) {
    show(`From the right: ${at(q)} is not larger than ${at(p)}.`, { [p]: 'active', [q]: 'muted' }, { p, q });
    q -= 1;
  }
  show(
    `${at(q)} is the smallest value of the end part that is larger than ${at(p)}.`,
    { [p]: 'active', [q]: 'good' },
    { p, q },
  );
  [values[p], values[q]] = [at(q), at(p)];
  show('Swap the two. The end part still never rises.', { [p]: 'good', [q]: 'active' }, { p, q });
  const tail = values.splice(p + 1).reverse();
  values.push(...tail);
  const marks = Object.fromEntries(values.map((_, i) => [i, i > p ? 'done' : 'good'] as const));
  show('Reverse the end part, so that it is as small as possible. Done.', marks, { p });
  return steps;
}

function endBracket(from: number, to: number): { brackets: { from: number; to: number; label: string }[] } {
  return { brackets: [{ from, to, label: 'end part' }] };
}
