import { readFile } from 'node:fs/promises';

/** Reads a program from the problem's folder, such as `solutions/solution.py`. */
export const readThreeSum = (file: string): Promise<string> =>
  readFile(new URL(`../../content/course/problems/01-three-sum/${file}`, import.meta.url), 'utf8');

export const wrongProgram = 'wrong/drops-repeated-values.py';
