import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';
import { popHeap, pushHeap } from '../binary-heap.ts';

export const codeLines = {
  count: {
    java: 'counts.merge(word, 1, Integer::sum);',
    python3: 'counts = Counter(words)',
    c_cpp: 'for (auto& word : words) counts[word]++;',
  },
  push: {
    java: 'best.add(word);',
    python3: 'return heapq.nsmallest(k, counts, key=lambda word: (-counts[word], word))',
    c_cpp: 'best.push(&entry);',
  },
  pop: {
    java: 'best.poll();',
    python3: 'return heapq.nsmallest(k, counts, key=lambda word: (-counts[word], word))',
    c_cpp: 'if ((int)best.size() > k) best.pop();',
  },
  'fill answer': {
    java: 'top.addFirst(best.poll());',
    python3: 'return heapq.nsmallest(k, counts, key=lambda word: (-counts[word], word))',
    c_cpp: 'top[place] = best.top()->first;',
  },
} satisfies CodeLines;

interface Input {
  readonly words: readonly string[];
  readonly k: number;
}

type Counted = readonly [word: string, count: number];

/** Whether the first word ranks after the second. */
function isWorse([a, countA]: Counted, [b, countB]: Counted): boolean {
  return countA === countB ? a > b : countA < countB;
}

/** A heap of the k best words with the worst on top; a better word replaces it. */
export function generateSteps({ words, k }: Input): StepInput[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const heap: Counted[] = [];
  const steps: StepInput[] = [];
  const show = (line: keyof typeof codeLines, text: string, marks: Record<string, Mark> = {}): void => {
    const values = heap.map(([word, count]) => `${word} ${count}`);
    const all = Object.fromEntries([...counts].map(([word, count]) => [word, count]));
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'variables', values: all, label: 'counts' },
          { kind: 'heap', values, marks, label: 'heap, the worst on top' },
        ],
      },
    });
  };
  show('count', 'Count the words first. The heap is empty.');
  for (const entry of counts) {
    const [word, count] = entry;
    pushHeap(heap, entry, isWorse);
    if (heap.length <= k) {
      show('push', `"${word}" with ${count} goes into the heap: there is room.`);
      continue;
    }
    const worst = popHeap(heap, isWorse) as Counted;
    show(
      'pop',
      worst === entry
        ? `"${word}" with ${count} is worse than all ${k} words in the heap: it is out at once.`
        : `"${word}" with ${count} is better than the worst, "${worst[0]}", which is out.`,
    );
  }
  const order: string[] = [];
  while (heap.length > 0) order.unshift((popHeap(heap, isWorse) as Counted)[0]);
  show(
    'fill answer',
    `Take the words out, the worst first, and fill the answer from its end: ${order.join(', ')}.`,
  );
  return steps;
}
