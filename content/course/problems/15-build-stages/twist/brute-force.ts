/** Asks for the time of each module by asking for what it needs. */
export function bruteForce(
  n: number,
  deps: readonly (readonly number[])[],
  minutes: readonly number[],
): number {
  const readyAt = (module: number, asked: readonly number[]): number => {
    if (asked.includes(module)) return Infinity;
    const needed = deps
      .filter(([a]) => a === module)
      .map(([, b]) => readyAt(b as number, [...asked, module]));
    return Math.max(0, ...needed) + (minutes[module] as number);
  };
  const all = Math.max(...Array.from({ length: n }, (_, module) => readyAt(module, [])));
  return all === Infinity ? -1 : all;
}
