/** Looks at one page after the other. */
export function bruteForce(pages: readonly number[], wanted: readonly number[]): number[] {
  return wanted.map((page) => pages.indexOf(page));
}
