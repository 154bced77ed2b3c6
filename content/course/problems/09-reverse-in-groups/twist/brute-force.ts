/** Takes each node to its place by its number. */
export function bruteForce(head: readonly number[], k: number): number[] {
  return head.map((value, i) => {
    const group = Math.floor(i / k);
    const isReversed = group % 2 === 0 && (group + 1) * k <= head.length;
    return isReversed ? (head[2 * group * k + k - 1 - i] as number) : value;
  });
}
