/** Adds an entry to a binary heap. `isBefore` returns whether an entry belongs closer to the top than another. */
export function pushHeap<Entry>(
  heap: Entry[],
  entry: Entry,
  isBefore: (a: Entry, b: Entry) => boolean,
): void {
  heap.push(entry);
  for (let index = heap.length - 1; index > 0;) {
    const parent = Math.floor((index - 1) / 2);
    if (!isBefore(heap[index] as Entry, heap[parent] as Entry)) return;
    [heap[index], heap[parent]] = [heap[parent] as Entry, heap[index] as Entry];
    index = parent;
  }
}

/** Removes the top of a binary heap; undefined if it is empty. */
export function popHeap<Entry>(heap: Entry[], isBefore: (a: Entry, b: Entry) => boolean): Entry | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (last !== undefined && heap.length > 0) heap[0] = last;
  for (let index = 0; 2 * index + 1 < heap.length;) {
    const [left, right] = [2 * index + 1, 2 * index + 2];
    const isRight = right < heap.length && isBefore(heap[right] as Entry, heap[left] as Entry);
    const child = isRight ? right : left;
    if (!isBefore(heap[child] as Entry, heap[index] as Entry)) break;
    [heap[index], heap[child]] = [heap[child] as Entry, heap[index] as Entry];
    index = child;
  }
  return top;
}
