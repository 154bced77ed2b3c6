/** Tries each mark as the first split, again and again. */
export function bruteForce(length: number, marks: readonly number[]): number {
  const split = (from: number, to: number): number => {
    const inside = marks.filter((mark) => mark > from && mark < to);
    if (inside.length === 0) return 0;
    return to - from + Math.min(...inside.map((mark) => split(from, mark) + split(mark, to)));
  };
  return split(0, length);
}
