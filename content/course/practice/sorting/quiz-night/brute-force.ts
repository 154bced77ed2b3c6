/** Counts for each team how many come before it. */
export function bruteForce(names: readonly string[], points: readonly number[]): string[] {
  const ranked: string[] = [];
  names.forEach((name, i) => {
    const isBefore = (other: string, j: number): boolean =>
      (points[j] ?? 0) > (points[i] ?? 0) || (points[j] === points[i] && other < name);
    ranked[names.filter(isBefore).length] = name;
  });
  return ranked;
}
