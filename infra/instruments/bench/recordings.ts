import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import type { TraceResult } from '@dryrun/contracts/trace';
import type { PoolSizes } from '@dryrun/workers/judge/prewarm/pool-sizes';
import { recordTrace } from '@dryrun/workers/judge/trace/record-trace';
import type { System } from '../../system/start-system.ts';
import { repeatRounds, timed, withSystem, waitForRefill } from '../driver.ts';
import { createOwner, type Owner } from '../owners.ts';
import { langOfTurn, uniqueSource } from '../programs.ts';
import { median, ms, p50AndP95, printTable } from '../report.ts';
import { benchBeside } from './beside.ts';
import { createThreeSumTest, withInProcessJudge } from './in-process-judge.ts';

const coldRounds = 5;
/** As often as an account may. */
const traceIntervalMs = 6000;

/** Counts equal numbers. Each number takes three steps. */
const sources: Readonly<Record<Lang, string>> = {
  python3: `class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        seen = {}
        best = 0
        for x in nums:
            seen[x] = seen.get(x, 0) + 1
            best = max(best, seen[x])
        return []
`,
  java: `class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        Map<Integer, Integer> seen = new HashMap<>();
        int best = 0;
        for (int x : nums) {
            seen.merge(x, 1, Integer::sum);
            best = Math.max(best, seen.get(x));
        }
        return new ArrayList<>();
    }
}
`,
  c_cpp: `class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        unordered_map<int, int> seen;
        int best = 0;
        for (int x : nums) {
            seen[x]++;
            best = max(best, seen[x]);
        }
        return {};
    }
};
`,
};

const stepCounts = [200, 2000] as const;
const numbersOf = (steps: number, first: number): number[] =>
  Array.from({ length: Math.floor((steps - 6) / 3) }, (_, i) => ((i + first) % 50) - 25);

const newSource = (lang: Lang): string => uniqueSource(lang, sources[lang], performance.now());

/** Measures recordings over HTTP, recordings without prewarmed processes, and runs and submissions beside recordings. */
export async function benchRecordings(rounds: number): Promise<void> {
  await withSystem(async (system) => {
    await benchRequests(system, rounds);
    await benchBesideRecordings(system);
  });
  await benchCold();
}

interface Recorded {
  readonly elapsedMs: number;
  readonly steps: number;
  readonly bytes: number;
  readonly gzipBytes: number;
}

async function benchRequests(system: System, rounds: number): Promise<void> {
  const rows: string[][] = [];
  for (const lang of langs) {
    const times = await repeatRounds(rounds, 3, async () => {
      const learner = await createOwner(system); // an account may request ten traces a minute
      const source = newSource(lang);
      return {
        short: await timeTrace(learner, lang, source, numbersOf(stepCounts[0], 0)),
        again: await timeTrace(learner, lang, source, numbersOf(stepCounts[0], 1)),
        long: await timeTrace(learner, lang, newSource(lang), numbersOf(stepCounts[1], 0)),
      };
    });
    for (const name of ['short', 'again', 'long'] as const) {
      const samples = times.map((time) => time[name]);
      const [{ steps, bytes, gzipBytes }] = samples as [Recorded];
      rows.push([
        `${langNames[lang]}, ${name === 'again' ? 'same source' : 'new source'}`,
        String(steps),
        ...p50AndP95(samples.map(({ elapsedMs }) => elapsedMs)),
        kilobytes(bytes),
        kilobytes(gzipBytes),
        name === 'long' ? perSecond(times.map(({ short, long }) => [short, long])) : '',
      ]);
    }
  }
  printTable(
    ['request to recording', 'steps', 'p50 ms', 'p95 ms', 'kB', 'kB gzip', 'further steps / s'],
    rows,
  );
}

async function timeTrace(
  learner: Owner,
  lang: Lang,
  source: string,
  numbers: readonly number[],
): Promise<Recorded> {
  await waitForRefill();
  const input = [JSON.stringify(numbers)];
  const { elapsedMs, result } = await timed(() => learner.trace(1, lang, source, input));
  return { elapsedMs, ...sizeOf(result) };
}

function sizeOf(trace: TraceResult): Omit<Recorded, 'elapsedMs'> {
  if (trace.events.length < 10) throw new Error(`no recording: ${JSON.stringify(trace)}`);
  const text = trace.events.map((event) => JSON.stringify(event)).join('\n');
  return { steps: trace.totalSteps, bytes: Buffer.byteLength(text), gzipBytes: gzipSync(text).length };
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** From the difference of two recordings of one round, which excludes their constant cost. */
function perSecond(pairs: readonly (readonly [Recorded, Recorded])[]): string {
  const stepMs = pairs.map(
    ([short, long]) => (long.elapsedMs - short.elapsedMs) / (long.steps - short.steps),
  );
  return (1000 / median(stepMs)).toFixed(0);
}

/** While another account requests as many recordings as it may. */
async function benchBesideRecordings(system: System): Promise<void> {
  const [learner, tracer] = [await createOwner(system), await createOwner(system)];
  const record = async (turn: number): Promise<void> => {
    const lang = langOfTurn(turn);
    await timeTrace(tracer, lang, newSource(lang), numbersOf(stepCounts[0], turn));
    await pause(traceIntervalMs);
  };
  await benchBeside([learner], waitForRefill, { name: 'recordings', step: record });
}

/** Records without prewarmed processes and without the system. */
async function benchCold(): Promise<void> {
  const { problem, test } = createThreeSumTest(numbersOf(stepCounts[0], 0));
  const rows = await withInProcessJudge(async ({ toolchains }) => {
    const table: string[][] = [];
    for (const lang of langs) {
      const { signature, limits } = problem;
      const times = await repeatRounds(coldRounds, 1, async () => {
        const program = { source: newSource(lang), signature, limits: limits[lang] };
        return (await timed(() => recordTrace(toolchains[lang], program, test))).elapsedMs;
      });
      table.push([langNames[lang], ms(median(times)), ms(Math.max(...times))]);
    }
    return table;
  }, noPools);
  printTable([`cold, ${stepCounts[0]} steps`, 'p50 ms', 'worst ms'], rows);
}

const noPools: PoolSizes = {
  python3: 0,
  java: 0,
  javaCompilers: 0,
  javaTraces: 0,
  cppCompilers: 0,
  cppRunners: 0,
};
