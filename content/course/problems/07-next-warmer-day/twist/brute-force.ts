/** Looks at the following days, one by one, once around. */
export function bruteForce(temps: readonly number[]): number[] {
  return temps.map((temperature, day) => {
    for (let wait = 1; wait < temps.length; wait += 1)
      if ((temps[(day + wait) % temps.length] as number) > temperature) return wait;
    return 0;
  });
}
