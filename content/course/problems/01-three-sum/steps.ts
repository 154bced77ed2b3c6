import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  sort: {
    java: 'Arrays.sort(sorted);',
    python3: 'nums = sorted(nums)',
    c_cpp: 'sort(nums.begin(), nums.end());',
  },
  skip: {
    java: 'if (i > 0 && sorted[i] == sorted[i - 1]) {',
    python3: 'if i > 0 and first == nums[i - 1]:',
    c_cpp: 'if (i > 0 && nums[i] == nums[i - 1]) continue;',
  },
  record: {
    java: 'triples.add(List.of(sorted[i], sorted[low], sorted[high]));',
    python3: 'triples.append([first, nums[low], nums[high]])',
    c_cpp: 'triples.push_back({nums[i], nums[low], nums[high]});',
  },
  'move up': { java: 'low++;', python3: 'low += 1', c_cpp: 'low++;' },
  'move down': { java: 'high--;', python3: 'high -= 1', c_cpp: 'high--;' },
  end: { java: 'return triples;', python3: 'return triples', c_cpp: 'return triples;' },
} satisfies CodeLines;

/** Two pointers on the sorted entries, once for each smallest entry. */
export function generateSteps({ nums }: { readonly nums: readonly number[] }): StepInput[] {
  const values = nums.toSorted((a, b) => a - b);
  const at = (i: number): number => values[i] as number;
  const steps: StepInput[] = [];
  const triples: string[] = [];
  const show = (
    line: keyof typeof codeLines,
    text: string,
    pointers: Record<string, number>,
    mark?: Mark,
  ): void => {
    const { i = -1, low = -1, high = -1 } = pointers;
    const marks: Record<string, Mark> = {};
    for (let k = 0; k < i; k += 1) marks[k] = 'muted';
    if (mark) for (const k of [i, low, high].filter((place) => place >= 0)) marks[k] = mark;
    const found = { kind: 'variables' as const, values: { found: triples.join('  ') || 'none yet' } };
    const array = { kind: 'array' as const, values: [...values], pointers, marks };
    steps.push({ line, text, picture: { kind: 'row', direction: 'column', pictures: [array, found] } });
  };
  show('sort', 'Sort the entries first: equal ones stand side by side, and sums can be steered.', {});
  for (let i = 0; i + 2 < values.length && at(i) <= 0; i += 1) {
    if (i > 0 && at(i) === at(i - 1)) {
      show('skip', `${at(i)} was the smallest entry before. The same triples would come again: skip it.`, {
        i,
      });
      continue;
    }
    let [low, high] = [i + 1, values.length - 1];
    while (low < high) {
      const sum = at(i) + at(low) + at(high);
      const said = `${at(i)} + ${at(low)} + ${at(high)} = ${sum}`;
      const pointers = { i, low, high };
      if (sum === 0) {
        triples.push(`[${at(i)},${at(low)},${at(high)}]`);
        show('record', `${said}: a triple. Move both pointers inwards.`, pointers, 'good');
        low += 1;
        high -= 1;
        while (low < high && at(low) === at(low - 1)) low += 1;
      } else if (sum < 0) {
        show('move up', `${said} is too small, so the low end moves up.`, pointers, 'active');
        low += 1;
      } else {
        show('move down', `${said} is too large, so the high end moves down.`, pointers, 'active');
        high -= 1;
      }
    }
  }
  show(
    'end',
    'The next smallest entry is positive, or too few are left: three such entries cannot be zero.',
    {},
  );
  return steps;
}
