/** Looks at one page after the other. */
export function bruteForce(pages: readonly number[], wantedPages: readonly number[]): number[] {
  return wantedPages.map((page) => pages.indexOf(page));
}
