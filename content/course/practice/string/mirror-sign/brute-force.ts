/** Compares the letters with their reverse. */
export function bruteForce(sign: string): boolean {
  const letters = sign.toLowerCase().replaceAll(/[^a-z]/g, '');
  return letters === [...letters].reverse().join('');
}
