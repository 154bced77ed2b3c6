/** Adds an entry to a binary heap. `isBefore` returns whether an entry belongs closer to the top than another. */
export function pushHeap<Entry>(
  heap: Entry[],
  entry: Entry,
  isBefore: (a: Entry, b: Entry) => boolean,
): void {
  heap.push(entry);
  for (let at = heap.length - 1; at > 0;) {
    const parent = Math.floor((at - 1) / 2);
    if (!isBefore(heap[at] as Entry, heap[parent] as Entry)) return;
    [heap[at], heap[parent]] = [heap[parent] as Entry, heap[at] as Entry];
    at = parent;
  }
}

/** Removes the top of a binary heap; undefined if it is empty. */
export function popHeap<Entry>(heap: Entry[], isBefore: (a: Entry, b: Entry) => boolean): Entry | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (last !== undefined && heap.length > 0) heap[0] = last;
  for (let at = 0; 2 * at + 1 < heap.length;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const isRight = right < heap.length && isBefore(heap[right] as Entry, heap[left] as Entry);
    const child = isRight ? right : left;
    if (!isBefore(heap[child] as Entry, heap[at] as Entry)) break;
    [heap[at], heap[child]] = [heap[child] as Entry, heap[at] as Entry];
    at = child;
  }
  return top;
}
