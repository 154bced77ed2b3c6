import { availableParallelism } from 'node:os';
import type { System } from '../../system/start-system.ts';
import { timed } from '../driver.ts';
import { countUp, createWorkers, workConcurrently } from '../concurrency.ts';
import { createOwners, judgeApproved } from '../owners.ts';
import { langOfTurn, programs } from '../programs.ts';
import { p50AndP95, printTable } from '../report.ts';
import { timeBare } from './bare.ts';

/** The judge runs one program per account at a time. */
const clients = 4;
const durationMs = 30_000;

/** Measures how many programs four clients run in 30 s, and how many the bare toolchain runs on all cores. */
export async function benchMixedLoad(system: System): Promise<void> {
  const learners = await createOwners(system, clients);
  const latenciesMs: number[] = [];
  await workConcurrently(learners, turns(), async (turn, learner) => {
    const lang = langOfTurn(turn);
    const source = programs[lang].solution(nonce(turn));
    const { elapsedMs } = await timed(() => judgeApproved(learner, { kind: 'run', lang, source }));
    latenciesMs.push(elapsedMs);
  });
  const bareTimesMs: number[] = [];
  await workConcurrently(createWorkers(availableParallelism()), turns(), async (turn) => {
    bareTimesMs.push(await timeBare(programs[langOfTurn(turn)], nonce(turn)));
  });
  const perSecond = ({ length }: readonly number[]): string => (length / (durationMs / 1000)).toFixed(1);
  printTable(
    ['mixed load, 30 s', 'judged / s', 'p50 ms', 'p95 ms', 'bare / s', 'ratio'],
    [
      [
        `${clients} clients`,
        perSecond(latenciesMs),
        ...p50AndP95(latenciesMs),
        perSecond(bareTimesMs),
        (latenciesMs.length / bareTimesMs.length).toFixed(1),
      ],
    ],
  );
}

const turns = () => countUp(0, Infinity, Date.now() + durationMs);
const nonce = (turn: number): string => `mixed ${turn} ${Date.now()}`;
