/** Tries every step at the front of both words. */
export function bruteForce(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const options = [bruteForce(a.slice(1), b) + 1, bruteForce(a, b.slice(1)) + 1];
  options.push(bruteForce(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1));
  const isSwap = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  if (isSwap) options.push(bruteForce(a.slice(2), b.slice(2)) + 1);
  return Math.min(...options);
}
