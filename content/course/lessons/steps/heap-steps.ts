import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: {
    java: 'private final List<Integer> values = new ArrayList<>();',
    python3: 'self.values = []',
    c_cpp: 'vector<int> values;',
  },
  push: { java: 'values.add(value);', python3: 'values.append(value)', c_cpp: 'values.push_back(value);' },
  'swap up': {
    java: 'Collections.swap(values, i, (i - 1) / 2);',
    python3: 'values[i], values[parent] = values[parent], values[i]',
    c_cpp: 'swap(values[i], values[(i - 1) / 2]);',
  },
  'stop rising': {
    java: 'while (i > 0 && values.get(i) < values.get((i - 1) / 2)) {',
    python3: 'while i > 0 and values[i] < values[(i - 1) // 2]:',
    c_cpp: 'while (i > 0 && values[i] < values[(i - 1) / 2]) {',
  },
  'fill root': {
    java: 'values.set(0, last);',
    python3: 'values[0] = last',
    c_cpp: 'values[0] = values.back();',
  },
  'swap down': {
    java: 'Collections.swap(values, i, child);',
    python3: 'values[i], values[child] = values[child], values[i]',
    c_cpp: 'swap(values[i], values[child]);',
  },
  'stop sinking': {
    java: 'if (values.get(i) <= values.get(child)) break;',
    python3: 'if values[i] <= values[child]:',
    c_cpp: 'if (values[i] <= values[child]) break;',
  },
  'no children': {
    java: 'while (2 * i + 1 < values.size()) {',
    python3: 'while 2 * i + 1 < len(values):',
    c_cpp: 'while (2 * i + 1 < values.size()) {',
  },
} satisfies CodeLines;

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
  const show = (line: keyof typeof codeLines, text: string, marks: Record<string, Mark>): void => {
    steps.push({ line, text, picture: { kind: 'heap', values: [...values], marks } });
  };
  const swap = (i: number, j: number): void => {
    [values[i], values[j]] = [at(j), at(i)];
  };

  const push = (value: number): void => {
    values.push(value);
    let i = values.length - 1;
    show('push', `Push ${value}: it goes to the next free place, index ${i}.`, { [i]: 'active' });
    while (i > 0) {
      const parent = Math.floor((i - 1) / 2);
      if (at(i) >= at(parent)) break;
      const larger = at(parent);
      swap(i, parent);
      show('swap up', `${value} is smaller than its parent ${larger}: swap.`, {
        [parent]: 'active',
        [i]: 'muted',
      });
      i = parent;
    }
    show(
      'stop rising',
      i === 0
        ? `${value} is at the root. It is the smallest now.`
        : `The parent ${at(Math.floor((i - 1) / 2))} is not larger: ${value} stays.`,
      { [i]: 'good' },
    );
  };

  const pop = (): void => {
    const smallest = at(0);
    const last = values.pop() ?? 0;
    if (values.length === 0) return show('fill root', `Pop: ${smallest} leaves, and the heap is empty.`, {});
    values[0] = last;
    show('fill root', `Pop: ${smallest} leaves. The last value, ${last}, takes its place.`, { 0: 'active' });
    let i = 0;
    while (2 * i + 1 < values.length) {
      const [left, right] = [2 * i + 1, 2 * i + 2];
      const child = right < values.length && at(right) < at(left) ? right : left;
      if (at(i) <= at(child)) break;
      const smaller = at(child);
      swap(i, child);
      show('swap down', `The smaller child is ${smaller}. It is smaller than ${last}: swap.`, {
        [child]: 'active',
        [i]: 'muted',
      });
      i = child;
    }
    const hasChild = 2 * i + 1 < values.length;
    show(
      hasChild ? 'stop sinking' : 'no children',
      hasChild ? `No child is smaller: ${last} stays.` : `${last} has no children here: it stays.`,
      { [i]: 'good' },
    );
  };

  show('start', 'A min-heap, as a tree and as an array.', {});
  for (const operation of operations) {
    if (operation === 'pop') pop();
    else push(operation);
  }
  return steps;
}
