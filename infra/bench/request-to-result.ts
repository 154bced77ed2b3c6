import { setTimeout as pause } from 'node:timers/promises';
import { langs, langNames, type Lang } from '@dryrun/contracts/language';
import type { System } from '../system/start-system.ts';
import { logIn, type Learner } from '../system/learner.ts';
import { timeBare } from './bare.ts';
import { ms, percentile, printTable } from './report.ts';
import { benchInput, otherBenchInput, programs } from './programs.ts';

const questionId = 1;
/** Lets the judge refill its pools before each run. */
const pauseMs = 300;

/** Times runs of new and repeated source, and of the bare toolchain. Returns the medians of new source, in ms. */
export async function benchRequestToResult(system: System, rounds: number): Promise<Record<Lang, number>> {
  const learner = await logIn(system.url);
  const rows: string[][] = [];
  const medians = { java: 0, python3: 0, c_cpp: 0 };
  for (const lang of langs) {
    const samples = { fresh: [] as number[], again: [] as number[], bare: [] as number[] };
    for (let round = -3; round < rounds; round += 1) {
      const nonce = `${lang} ${round} ${Date.now()}`;
      const source = programs[lang].solution(nonce);
      await pause(pauseMs);
      const fresh = await timeRun(learner, lang, source, benchInput);
      await pause(pauseMs);
      const bare = await timeBare(programs[lang], nonce);
      await pause(pauseMs);
      const again = await timeRun(learner, lang, source, otherBenchInput);
      if (round < 0) continue; // warm-up
      samples.fresh.push(fresh);
      samples.again.push(again);
      samples.bare.push(bare);
    }
    rows.push(createRow(lang, samples));
    medians[lang] = percentile(samples.fresh, 0.5);
  }
  const columns = ['p50', 'p95'].flatMap((p) => ['new', 'again', 'bare'].map((name) => `${name} ${p} ms`));
  printTable(['language', ...columns, 'new / bare', 'new - bare ms'], rows);
  return medians;
}

function createRow(lang: Lang, samples: Record<'fresh' | 'again' | 'bare', number[]>): string[] {
  const all = [samples.fresh, samples.again, samples.bare];
  const fresh = percentile(samples.fresh, 0.5);
  const bare = percentile(samples.bare, 0.5);
  return [
    langNames[lang],
    ...[0.5, 0.95].flatMap((p) => all.map((list) => ms(percentile(list, p)))),
    (fresh / bare).toFixed(2),
    ms(fresh - bare),
  ];
}

async function timeRun(learner: Learner, lang: Lang, source: string, input: string): Promise<number> {
  const startedAt = performance.now();
  const id = await learner.run(questionId, lang, source, [input]);
  const check = await learner.waitForResult('run', id);
  const elapsedMs = performance.now() - startedAt;
  if (check.statusMsg !== 'Approved')
    throw new Error(`${lang}: ${check.statusMsg} ${check.compileOutput ?? ''}`);
  return elapsedMs;
}
