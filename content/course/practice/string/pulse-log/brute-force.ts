/** Replaces runs by a regular expression. */
export function bruteForce(log: string): string {
  return log.replaceAll(/(.)\1+/g, (run, letter: string) => `${letter}${run.length}`);
}
