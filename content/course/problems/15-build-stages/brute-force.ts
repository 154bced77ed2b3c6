import type { Dependency } from './inputs.ts';

/** Starts all modules in stage 1 and moves them after their dependencies until stable, or until a stage exceeds n. */
export function bruteForce(n: number, deps: readonly Dependency[]): number {
  const stages = Array<number>(n).fill(1);
  const stage = (module = 0): number => stages[module] as number;
  for (;;) {
    const late = deps.find(([a, b]) => stage(a) <= stage(b));
    if (!late) return Math.max(...stages);
    const [a = 0, b] = late;
    stages[a] = stage(b) + 1;
    if (stage(a) > n) return -1;
  }
}
