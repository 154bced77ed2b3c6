/** Tries each mark as the first cut, again and again. */
export function bruteForce(length: number, marks: readonly number[]): number {
  const cut = (from: number, to: number): number => {
    const inside = marks.filter((mark) => mark > from && mark < to);
    if (inside.length === 0) return 0;
    return to - from + Math.min(...inside.map((mark) => cut(from, mark) + cut(mark, to)));
  };
  return cut(0, length);
}
