/** Tries each request as the next match. */
export function bruteForce(requests: readonly (readonly number[])[]): number {
  const most = (free: number): number =>
    requests
      .filter(([start = 0]) => start >= free)
      .reduce((best, [, end = 0]) => Math.max(best, 1 + most(end)), 0);
  return most(0);
}
