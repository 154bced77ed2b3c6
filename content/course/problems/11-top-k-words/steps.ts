import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

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
export function topKWordsSteps({ words, k }: Input): StepInput[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const heap: Counted[] = [];
  const steps: StepInput[] = [];
  const show = (text: string, marks: Record<string, Mark> = {}): void => {
    const values = heap.map(([word, count]) => `${word} ${count}`);
    const all = Object.fromEntries([...counts].map(([word, count]) => [word, count]));
    steps.push({
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
  show('Count the words first. The heap is empty.');
  for (const entry of counts) {
    const [word, count] = entry;
    push(heap, entry);
    if (heap.length <= k) {
      show(`"${word}" with ${count} goes into the heap: there is room.`);
      continue;
    }
    const worst = pop(heap);
    show(
      worst === entry
        ? `"${word}" with ${count} is worse than all ${k} words in the heap: it is out at once.`
        : `"${word}" with ${count} is better than the worst, "${worst[0]}", which is out.`,
    );
  }
  const order: string[] = [];
  while (heap.length > 0) order.unshift(pop(heap)[0]);
  show(`Take the words out, the worst first, and fill the answer from its end: ${order.join(', ')}.`);
  return steps;
}

function push(heap: Counted[], entry: Counted): void {
  heap.push(entry);
  for (let at = heap.length - 1; at > 0;) {
    const parent = Math.floor((at - 1) / 2);
    if (!isWorse(heap[at] as Counted, heap[parent] as Counted)) return;
    [heap[at], heap[parent]] = [heap[parent] as Counted, heap[at] as Counted];
    at = parent;
  }
}

function pop(heap: Counted[]): Counted {
  const top = heap[0] as Counted;
  const last = heap.pop() as Counted;
  if (heap.length > 0) heap[0] = last;
  for (let at = 0; 2 * at + 1 < heap.length;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const isRight = right < heap.length && isWorse(heap[right] as Counted, heap[left] as Counted);
    const child = isRight ? right : left;
    if (!isWorse(heap[child] as Counted, heap[at] as Counted)) break;
    [heap[at], heap[child]] = [heap[child] as Counted, heap[at] as Counted];
    at = child;
  }
  return top;
}
