/** Looks ahead from every day. */
export function bruteForce(temps: readonly number[]): number[] {
  return temps
    .map((temperature, day) => temps.slice(day).findIndex((later) => later > temperature))
    .map((days) => Math.max(0, days));
}
