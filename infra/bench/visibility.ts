import type { System } from '../system/start-system.ts';
import { logIn } from '../system/learner.ts';
import { ms, percentile, printTable } from './report.ts';
import { benchInput, programs } from './programs.ts';

/** Measures the time from writing a result to the database until the client receives it by long poll. */
export async function benchVisibility(system: System, rounds: number): Promise<void> {
  const learner = await logIn(system.url);
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const id = await learner.run(1, 'python3', programs.python3.solution(`visible ${round} ${Date.now()}`), [
      benchInput,
    ]);
    await learner.waitForResult('run', id);
    const receivedAt = Date.now();
    const row = await system.services.db
      .selectFrom('run')
      .select('finished_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    samples.push(receivedAt - (row.finished_at?.getTime() ?? Number.NaN));
  }
  printTable(
    ['result written to result received', 'p50 ms', 'p95 ms', 'worst ms'],
    [['long poll', ms(percentile(samples, 0.5)), ms(percentile(samples, 0.95)), ms(Math.max(...samples))]],
  );
}
