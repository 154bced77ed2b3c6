/** Tests each prefix on each name. */
export function bruteForce(names: readonly string[], prefixes: readonly string[]): number[] {
  return prefixes.map((prefix) => names.filter((name) => name.startsWith(prefix)).length);
}
