import { complexityResultSchema, type ComplexityResult, type MeasuredPoint } from '@dryrun/contracts/code';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { LoadedProblem } from '@dryrun/content/problems';
import { seededRandom } from '@dryrun/content/random';
import type { CaseLimits, Growth } from '@dryrun/content/problem';
import type { CaseEnd } from '../languages/toolchain.ts';
import type { Analysis } from './analysis.ts';
import type { CaseRunner } from './case-runner.ts';
import { fitGrowth } from './fit.ts';

const maxSizes = 11;
const minSize = 4;
/** A size is measured at least twice, then repeatedly within these bounds. The minimum has the least noise. */
const repeats = { min: 2, max: 12, ms: 150 };
/** Stops after a case used this share of the time limit: the next size would take at least twice as long. */
const maxLimitShare = 0.45;
/** Smaller differences are noise: a scheduler tick, a few heap pages. */
const flatRange = { ms: 1.5, kb: 1024 };

export const complexityAnalysis: Analysis = {
  kind: 'complexity',
  budgetMs: 12_000,
  async work(problem, runner, { row, program: { limits }, isOver }) {
    const stored = complexityResultSchema.safeParse(row.progress);
    const previousPoints = stored.success ? stored.data.points : [];
    return measureComplexity(problem, runner, { limits, previousPoints, isOver });
  },
};

interface MeasureOptions {
  readonly limits: CaseLimits;
  /** Points measured before the analysis was paused. */
  readonly previousPoints: readonly MeasuredPoint[];
  readonly isOver: () => boolean;
}

async function measureComplexity(
  problem: LoadedProblem,
  runner: CaseRunner,
  { limits, previousPoints, isOver }: MeasureOptions,
): Promise<ComplexityResult> {
  const points = [...previousPoints];
  let stopped: string | undefined;
  for (const n of sizesOf(problem.growth).slice(previousPoints.length)) {
    if (isOver()) break;
    const point = await measureSize(problem, runner, n, limits, isOver).catch((error: unknown) => {
      if (isOver()) return undefined; // the session was closed to yield to a run or submission
      throw error;
    });
    if (point === undefined) break;
    if (typeof point === 'string') {
      stopped = point;
      break;
    }
    points.push(point);
    if (point.timeMs > limits.timeMs * maxLimitShare) {
      stopped = 'Larger inputs would be too close to the time limit.';
      break;
    }
  }
  return summarize(problem.growth.n, points, stopped);
}

/** Ascending sizes that double each time, unless the problem defines its own. */
function sizesOf({ largest, sizes: own }: Growth): readonly number[] {
  if (own) return own;
  const sizes: number[] = [];
  for (let n = largest; n >= minSize && sizes.length < maxSizes; n = Math.round(n / 2)) sizes.unshift(n);
  return sizes;
}

/** Returns a message if the size cannot be measured. */
async function measureSize(
  { signature, growth }: LoadedProblem,
  runner: CaseRunner,
  n: number,
  { timeMs }: CaseLimits,
  isOver: () => boolean,
): Promise<MeasuredPoint | string> {
  const args = growth.input(seededRandom(n), n);
  const input = signature.args.map(({ type }, i) => formatLiteral(type, args[i] ?? null));
  const startedAt = performance.now();
  let minimum: MeasuredPoint | undefined;
  for (let run = 1; run <= repeats.max && !(minimum && isOver()); run += 1) {
    const { end, usage } = await runner.time(input, timeMs);
    if (end.kind !== 'answered') return `At n = ${n} the program ${endings[end.kind]}.`;
    minimum = {
      n,
      timeMs: Math.min(minimum?.timeMs ?? Infinity, Math.round(usage.cpuMs * 10) / 10),
      memoryKb: Math.min(minimum?.memoryKb ?? Infinity, Math.round(usage.memoryKb)),
    };
    if (run >= repeats.min && performance.now() - startedAt > repeats.ms) break;
  }
  return minimum ?? { n, timeMs: 0, memoryKb: 0 };
}

/** Why a size could not be measured. Most such sizes are larger than the problem allows. */
const endings: Readonly<Record<Exclude<CaseEnd['kind'], 'answered'>, string>> = {
  unserializable: 'returned a value of the wrong type',
  threw: 'ended with an error',
  'entry-point-missing': 'could not be called',
  'out-of-memory': 'ran out of memory',
  exited: 'crashed',
  killed: 'exceeded a limit',
  'protocol-violation': 'could not be measured',
};

function summarize(
  n: string,
  points: readonly MeasuredPoint[],
  stopped: string | undefined,
): ComplexityResult {
  const times = points.map(({ timeMs }) => timeMs);
  const isTooFast = Math.max(...times) - Math.min(...times) <= flatRange.ms;
  const timePoints = points.map((point) => [point.n, Math.max(0.1, point.timeMs)] as const);
  const time = isTooFast ? undefined : fitGrowth(timePoints, 0);
  const memory = fitGrowth(
    points.map((point) => [point.n, Math.max(1, point.memoryKb)]),
    flatRange.kb,
  );
  return omitUndefined({ n, points: [...points], time, memory, stopped });
}
