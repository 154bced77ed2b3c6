/** Counts the characters 1 of the binary text. */
export function bruteForce(codes: readonly number[]): number[] {
  return codes.map((code) => code.toString(2).replaceAll('0', '').length);
}
