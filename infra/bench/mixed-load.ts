import { availableParallelism } from 'node:os';
import { langs, type Lang } from '@dryrun/contracts/language';
import { sql } from 'kysely';
import { logIn } from '../system/learner.ts';
import type { System } from '../system/start-system.ts';
import { timeBare } from './bare.ts';
import { ms, percentile, printTable } from './report.ts';
import { benchInput, programs } from './programs.ts';

const clients = ['learner', 'visitor', 'admin', 'fourth'];
const durationMs = 30_000;

/** Measures how many programs four clients run in 30 s, and how many the bare toolchain runs on all cores. */
export async function benchMixedLoad(system: System): Promise<void> {
  await createFourthAccount(system);
  const latenciesMs: number[] = [];
  const judgedCount = await repeat(clients.length, async (client, round) => {
    const learner = await logInOnce(system, client);
    const lang = langOf(client + round);
    const startedAt = performance.now();
    const id = await learner.run(1, lang, programs[lang].solution(nonce(client, round)), [benchInput]);
    const { statusMsg } = await learner.waitForResult('run', id);
    latenciesMs.push(performance.now() - startedAt);
    if (statusMsg !== 'Approved') throw new Error(`${lang}: ${statusMsg}`);
  });
  const bareCount = await repeat(availableParallelism(), async (client, round) => {
    await timeBare(programs[langOf(client + round)], nonce(client, round));
  });
  const perSecond = (count: number): string => (count / (durationMs / 1000)).toFixed(1);
  printTable(
    ['mixed load, 30 s', 'judged / s', 'p50 ms', 'p95 ms', 'bare / s', 'ratio'],
    [
      [
        `${clients.length} clients`,
        perSecond(judgedCount),
        ms(percentile(latenciesMs, 0.5)),
        ms(percentile(latenciesMs, 0.95)),
        perSecond(bareCount),
        (judgedCount / bareCount).toFixed(1),
      ],
    ],
  );
}

/** The judge runs one program per account at a time, and there are only three demo accounts. */
async function createFourthAccount({ services: { db } }: System): Promise<void> {
  await sql`
    insert into account (email, email_key, name, password_hash, confirmed_at)
    select 'fourth@example.com', 'fourth@example.com', 'Fourth', password_hash, confirmed_at
    from account where email = 'learner@example.com'`.execute(db);
}

const langOf = (turn: number): Lang => langs[turn % langs.length] ?? 'java';
const nonce = (client: number, round: number): string => `mixed ${client} ${round} ${Date.now()}`;

const loginByClient = new Map<number, ReturnType<typeof logIn>>();

function logInOnce(system: System, client: number): ReturnType<typeof logIn> {
  const login = loginByClient.get(client) ?? logIn(system.url, `${clients[client] ?? ''}@example.com`);
  loginByClient.set(client, login);
  return login;
}

/** Repeats `work` in parallel lanes. Returns the number of completed calls. */
async function repeat(lanes: number, work: (lane: number, round: number) => Promise<void>): Promise<number> {
  const end = performance.now() + durationMs;
  let completed = 0;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let round = 0; performance.now() < end; round += 1) {
        await work(lane, round);
        completed += 1;
      }
    }),
  );
  return completed;
}
