import { limits } from '@dryrun/contracts/limits';

/** Words a person reads: not those of code blocks, of HTML tags or of addresses. */
export function countWords(markdown: string): number {
  const prose = markdown
    .replace(/^(```|~~~)[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/** Whole minutes: words divided by 225, rounded up (spec section 9). */
export function readingMinutes(markdown: string): number {
  return Math.ceil(countWords(markdown) / limits.wordsPerMinute);
}
