import { limits } from '@dryrun/contracts/limits';

/** Counts words of prose, without code blocks, HTML tags and link targets. */
export function countWords(markdown: string): number {
  const prose = markdown
    .replace(/^(```|~~~)[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/** Reading time in whole minutes, rounded up (docs/product.md, Blog). */
export function readingMinutes(markdown: string): number {
  return Math.ceil(countWords(markdown) / limits.wordsPerMinute);
}
