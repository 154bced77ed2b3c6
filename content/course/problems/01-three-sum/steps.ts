import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

/** Two pointers on the sorted entries, once for each smallest entry. */
export function generateSteps({ nums }: { readonly nums: readonly number[] }): StepInput[] {
  const values = nums.toSorted((a, b) => a - b);
  const at = (i: number): number => values[i] as number;
  const steps: StepInput[] = [];
  const triples: string[] = [];
  const show = (text: string, pointers: Record<string, number>, mark?: Mark): void => {
    const { i = -1, low = -1, high = -1 } = pointers;
    const marks: Record<string, Mark> = {};
    for (let k = 0; k < i; k += 1) marks[k] = 'muted';
    if (mark) for (const k of [i, low, high].filter((place) => place >= 0)) marks[k] = mark;
    const found = { kind: 'variables' as const, values: { found: triples.join('  ') || 'none yet' } };
    const array = { kind: 'array' as const, values: [...values], pointers, marks };
    steps.push({ text, picture: { kind: 'row', direction: 'column', pictures: [array, found] } });
  };
  show('Sort the entries first: equal ones stand side by side, and sums can be steered.', {});
  for (let i = 0; i + 2 < values.length && at(i) <= 0; i += 1) {
    if (i > 0 && at(i) === at(i - 1)) {
      show(`${at(i)} was the smallest entry before. The same triples would come again: skip it.`, { i });
      continue;
    }
    let [low, high] = [i + 1, values.length - 1];
    while (low < high) {
      const sum = at(i) + at(low) + at(high);
      const said = `${at(i)} + ${at(low)} + ${at(high)} = ${sum}`;
      const pointers = { i, low, high };
      if (sum === 0) {
        triples.push(`[${at(i)},${at(low)},${at(high)}]`);
        show(`${said}: a triple. Move both pointers inwards.`, pointers, 'good');
        low += 1;
        high -= 1;
        while (low < high && at(low) === at(low - 1)) low += 1;
      } else if (sum < 0) {
        show(`${said} is too small, so the low end moves up.`, pointers, 'active');
        low += 1;
      } else {
        show(`${said} is too large, so the high end moves down.`, pointers, 'active');
        high -= 1;
      }
    }
  }
  show('The next smallest entry is positive, or too few are left: three such entries cannot be zero.', {});
  return steps;
}
