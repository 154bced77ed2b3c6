/** Removes adjacent pairs until none is left. */
export function bruteForce(text: string): boolean {
  const shorter = text.replace(/\(\)|\[\]|\{\}/, '');
  return shorter === text ? text === '' : bruteForce(shorter);
}
