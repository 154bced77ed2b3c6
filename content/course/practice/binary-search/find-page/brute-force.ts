/** Looks at one page after the other. */
export function bruteForce(pages: readonly number[], wanted: number): number {
  return pages.indexOf(wanted);
}
