/** Gives both ends of each ferry the smaller of their labels, until nothing changes. */
export function bruteForce(n: number, ferries: readonly (readonly number[])[]): number {
  const labels = Array.from({ length: n }, (_, i) => i);
  for (let round = 0; round < n; round += 1)
    for (const [a = 0, b = 0] of ferries) {
      const label = Math.min(labels[a] ?? 0, labels[b] ?? 0);
      [labels[a], labels[b]] = [label, label];
    }
  return new Set(labels).size;
}
