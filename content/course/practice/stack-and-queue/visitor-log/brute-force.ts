/** Removes a visitor who enters and leaves at once until there is none. */
export function bruteForce(log: string): boolean {
  const shorter = log.replace('()', '');
  return shorter === log ? log === '' : bruteForce(shorter);
}
