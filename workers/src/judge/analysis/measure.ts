import type { ComplexityResult, MeasuredPoint } from '@dryrun/contracts/code';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { LoadedProblem } from '@dryrun/content/problems';
import { seededRandom } from '@dryrun/content/random';
import type { CaseLimits, Growth } from '@dryrun/content/problem';
import type { CaseEnd } from '../languages/toolchain.ts';
import type { CaseRunner } from './case-runner.ts';
import { fitGrowth } from './fit.ts';

/** Every size is half of the next one. */
const mostSizes = 11;
const smallestSize = 4;
/** A size is measured twice, then again up to so often and so long; the least value is the truest. */
const repeats = { fewest: 2, most: 12, ms: 150 };
/** No size is begun after a case took this part of its limit: the next would take at least twice as long. */
const largestShare = 0.45;
/** Differences that say nothing: a scheduler's tick, a page or two of a heap. */
const flat = { ms: 1.5, kb: 1024 };

export interface MeasureOptions {
  readonly limits: CaseLimits;
  /** Points of an earlier beginning. */
  readonly known: readonly MeasuredPoint[];
  readonly isOver: () => boolean;
}

/** Measures a program on inputs of growing size until its time limit comes near, and fits classes of growth. */
export async function measureComplexity(
  problem: LoadedProblem,
  runner: CaseRunner,
  { limits, known, isOver }: MeasureOptions,
): Promise<ComplexityResult> {
  const points = [...known];
  let stopped: string | undefined;
  for (const n of sizesOf(problem.growth).slice(known.length)) {
    if (isOver()) break;
    const point = await measureSize(problem, runner, n, limits, isOver).catch((error: unknown) => {
      if (isOver()) return undefined; // stopped in the middle, to give way
      throw error;
    });
    if (point === undefined) break;
    if (typeof point === 'string') {
      stopped = point;
      break;
    }
    points.push(point);
    if (point.timeMs > limits.timeMs * largestShare) {
      stopped = 'Larger inputs would come close to the time limit.';
      break;
    }
  }
  return summed(problem.growth.n, points, stopped);
}

/** From small to the largest, each about twice the one before unless the problem names its own. */
function sizesOf({ largest, sizes: own }: Growth): readonly number[] {
  if (own) return own;
  const sizes: number[] = [];
  for (let n = largest; n >= smallestSize && sizes.length < mostSizes; n = Math.round(n / 2))
    sizes.unshift(n);
  return sizes;
}

/** What a program that is known to be right needs for an input of size n: what it answers is not looked at. */
async function measureSize(
  { signature, growth }: LoadedProblem,
  runner: CaseRunner,
  n: number,
  { timeMs }: CaseLimits,
  isOver: () => boolean,
): Promise<MeasuredPoint | string> {
  const args = growth.input(seededRandom(n), n);
  const input = signature.args.map(({ type }, i) => formatLiteral(type, args[i] ?? null));
  const started = performance.now();
  let least: MeasuredPoint | undefined;
  for (let time = 0; time < repeats.most && !(least && isOver()); time += 1) {
    const { end, usage } = await runner.time(input, timeMs);
    if (end.kind !== 'answered') return `At n = ${n} the program ${endings[end.kind]}.`;
    least = {
      n,
      timeMs: Math.min(least?.timeMs ?? Infinity, Math.round(usage.cpuMs * 10) / 10),
      memoryKb: Math.min(least?.memoryKb ?? Infinity, Math.round(usage.memoryKb)),
    };
    if (time + 1 >= repeats.fewest && performance.now() - started > repeats.ms) break;
  }
  return least ?? { n, timeMs: 0, memoryKb: 0 };
}

/** Why a size could not be measured; most of them lie beyond what the problem allows. */
const endings: Readonly<Record<Exclude<CaseEnd['kind'], 'answered'>, string>> = {
  unprintable: 'returned something else than it should',
  threw: 'ended with an error',
  missing: 'could not be called',
  'out-of-memory': 'ran out of memory',
  left: 'crashed',
  killed: 'reached a limit',
  garbled: 'could not be followed',
};

function summed(n: string, points: readonly MeasuredPoint[], stopped: string | undefined): ComplexityResult {
  const times = points.map(({ timeMs }) => timeMs);
  const isTooQuick = Math.max(...times) - Math.min(...times) <= flat.ms;
  const timed = points.map((point) => [point.n, Math.max(0.1, point.timeMs)] as const);
  const time = isTooQuick ? undefined : fitGrowth(timed, 0);
  const memory = fitGrowth(
    points.map((point) => [point.n, Math.max(1, point.memoryKb)]),
    flat.kb,
  );
  return {
    n,
    points: [...points],
    ...(time && { time }),
    ...(memory && { memory }),
    ...(stopped && { stopped }),
  };
}
