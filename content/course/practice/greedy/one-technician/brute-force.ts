/** Tries each machine as the next one, down to the last. */
export function bruteForce(hours: readonly number[], losses: readonly number[]): bigint {
  const leastFrom = (time: number, waiting: readonly number[]): number =>
    waiting.length === 0
      ? 0
      : Math.min(
          ...waiting.map((machine) => {
            const end = time + (hours[machine] ?? 0);
            const others = waiting.filter((other) => other !== machine);
            return end * (losses[machine] ?? 0) + leastFrom(end, others);
          }),
        );
  return BigInt(leastFrom(0, [...hours.keys()]));
}
