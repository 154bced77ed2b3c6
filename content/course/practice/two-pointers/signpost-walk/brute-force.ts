/** Walks one step more than there are places. */
export function bruteForce(next: readonly number[]): boolean {
  let place = 0;
  for (let step = 0; step <= next.length && place !== -1; step += 1) place = next[place] ?? -1;
  return place === -1;
}
