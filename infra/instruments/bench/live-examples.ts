import { setTimeout as pause } from 'node:timers/promises';
import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import type { LiveExamples } from '@dryrun/contracts/live-examples';
import type { System } from '../../system/start-system.ts';
import { repeatRounds, timed } from '../driver.ts';
import { createOwner, createOwners, type Owner } from '../owners.ts';
import { langOfTurn, programs } from '../programs.ts';
import { p50AndP95, printTable } from '../report.ts';
import { benchBeside } from './beside.ts';

/** An account may request 30 checks a minute. */
const intervalMs = 2000;
/** More learners than the judge has slots, so that it always has work. */
const besideLearners = 4;
const typists = 4;

/** Measures checks of the statement's examples, and runs and submissions beside the checks of other accounts. */
export async function benchLiveExamples(system: System, rounds: number): Promise<void> {
  const rows: string[][] = [];
  for (const lang of langs) {
    const learner = await createOwner(system);
    const samples = await repeatRounds(rounds, 1, async () => {
      await pause(intervalMs);
      const { elapsedMs, result } = await timed(() => check(learner, lang));
      if (result.state !== 'checked') throw new Error(`${lang}: ${result.state}`);
      return elapsedMs;
    });
    rows.push([langNames[lang], ...p50AndP95(samples)]);
  }
  printTable(['check of the examples', 'p50 ms', 'p95 ms'], rows);

  const [learners, others] = [
    await createOwners(system, besideLearners),
    await createOwners(system, typists),
  ];
  const checkAll = async (turn: number): Promise<void> => {
    const lang = langOfTurn(turn);
    await Promise.all([pause(intervalMs), ...others.map((typist) => check(typist, lang))]);
  };
  await benchBeside(learners, () => Promise.resolve(), {
    name: `checks by ${typists} accounts`,
    step: checkAll,
  });
}

const check = (learner: Owner, lang: Lang): Promise<LiveExamples> =>
  learner.request('POST', '/code/live-examples', {
    questionId: 1,
    courseId: 1,
    lang,
    typedCode: programs[lang].solution(`typed by ${learner.id} ${performance.now()}`),
  });
