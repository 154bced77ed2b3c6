import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startSystem, type System } from '../system/start-system.ts';

/** Starts the product, and stops it after `use`. */
export async function withSystem<T>(
  use: (system: System) => Promise<T>,
  ...options: Parameters<typeof startSystem>
): Promise<T> {
  const system = await startSystem(...options);
  try {
    return await use(system);
  } finally {
    await system.stop();
  }
}

/** Reads options such as `--seconds 15` or `--learners 1,4`, which are numbers above 0. Throws on others. */
export function readOptions<Name extends string>(
  args: readonly string[],
  defaults: Readonly<Record<Name, string>>,
): Record<Name, readonly [number, ...number[]]> {
  const names = Object.keys(defaults) as Name[];
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const read = (name: Name): readonly [number, ...number[]] => {
    const numbers = (values[name] ?? defaults[name]).split(',').map(Number);
    if (!numbers.every((number) => number > 0)) throw new Error(`--${name} must be a number above 0.`);
    return numbers as [number, ...number[]];
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as ReturnType<typeof readOptions<Name>>;
}

/** Measures `rounds` times after `warmUps` rounds, which have negative numbers and no result. */
export async function repeatRounds<T>(
  rounds: number,
  warmUps: number,
  measure: (round: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const result = await measure(round);
    if (round >= 0) results.push(result);
  }
  return results;
}

/** Lets the judge refill its pools before the next measurement. */
export const waitForRefill = (): Promise<void> => pause(300);

export async function timed<T>(
  action: () => Promise<T>,
): Promise<{ readonly elapsedMs: number; readonly result: T }> {
  const startedAt = performance.now();
  const result = await action();
  return { elapsedMs: performance.now() - startedAt, result };
}
