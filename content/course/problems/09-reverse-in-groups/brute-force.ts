/** Computes the source position for each position of the answer. */
export function bruteForce(head: readonly number[], k: number): number[] {
  return head.map((_, i) => {
    const start = i - (i % k);
    const isComplete = start + k <= head.length;
    return head[isComplete ? start + (k - 1 - (i % k)) : i] as number;
  });
}
