import { langs, langNames, type Lang } from '@dryrun/contracts/language';
import type { System } from '../../system/start-system.ts';
import { repeatRounds, timed, waitForRefill } from '../driver.ts';
import { createOwner, judgeApproved, type Owner } from '../owners.ts';
import { benchInput, otherBenchInput, programs } from '../programs.ts';
import { median, ms, p50AndP95, printTable } from '../report.ts';
import { timeBare } from './bare.ts';

interface Round {
  readonly fresh: number;
  readonly again: number;
  readonly bare: number;
  /** From writing the result to the database until the client receives it by long poll. */
  readonly delivery: number;
}

/** Times runs of new and repeated source, and of the bare toolchain. Returns the medians of new source, in ms. */
export async function benchRequestToResult(system: System, rounds: number): Promise<Record<Lang, number>> {
  const learner = await createOwner(system);
  const medians = { java: 0, python3: 0, c_cpp: 0 };
  const rows: string[][] = [];
  const deliveries: number[] = [];
  for (const lang of langs) {
    const times = await repeatRounds(rounds, 3, (round) => measureRound(system, learner, lang, round));
    const samplesOf = (name: keyof Round): number[] => times.map((time) => time[name]);
    const [fresh, again, bare] = [samplesOf('fresh'), samplesOf('again'), samplesOf('bare')];
    medians[lang] = median(fresh);
    rows.push([
      langNames[lang],
      ...[fresh, again, bare].flatMap(p50AndP95),
      (median(fresh) / median(bare)).toFixed(2),
      ms(median(fresh) - median(bare)),
    ]);
    deliveries.push(...samplesOf('delivery'));
  }
  const columns = ['new', 'again', 'bare'].flatMap((name) => [`${name} p50 ms`, `${name} p95 ms`]);
  printTable(['language', ...columns, 'new / bare', 'new - bare ms'], rows);
  printTable(
    ['result written to result received', 'p50 ms', 'p95 ms', 'worst ms'],
    [['long poll', ...p50AndP95(deliveries), ms(Math.max(...deliveries))]],
  );
  return medians;
}

async function measureRound({ services }: System, learner: Owner, lang: Lang, round: number): Promise<Round> {
  const nonce = `${lang} ${round} ${Date.now()}`;
  const source = programs[lang].solution(nonce);
  const timeRun = async (input: string) => {
    await waitForRefill();
    return timed(() => judgeApproved(learner, { kind: 'run', lang, source, input }));
  };
  const fresh = await timeRun(benchInput);
  const receivedAt = Date.now();
  const row = await services.db
    .selectFrom('run')
    .select('finished_at')
    .where('id', '=', fresh.result)
    .executeTakeFirstOrThrow();
  await waitForRefill();
  const bare = await timeBare(programs[lang], nonce);
  const again = await timeRun(otherBenchInput);
  return {
    fresh: fresh.elapsedMs,
    again: again.elapsedMs,
    bare,
    delivery: receivedAt - (row.finished_at?.getTime() ?? Number.NaN),
  };
}
