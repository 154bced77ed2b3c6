import { sql } from 'kysely';
import { programs } from '../bench/programs.ts';
import { ms, percentile, printTable } from '../bench/report.ts';
import type { System } from '../system/start-system.ts';
import { callAs, newLearner, type LoadLearner } from './learner.ts';
import { insertRowsUpTo, type Rows } from './rows.ts';

const small: Rows = { submissions: 1000, comments: 10 };
const rounds = 200;
const submitRounds = 40;
const questionId = 1;
const posts = { allComments: 1, tenComments: 2 };

type Call = (learner: LoadLearner, round: number) => Promise<unknown>;
const calls: Readonly<Record<string, Call>> = {
  'current user': (learner) => callAs(learner, 'GET', '/user/me'),
  lesson: (learner) => callAs(learner, 'GET', '/lesson/content?id=1'),
  'past submissions': (learner) => callAs(learner, 'GET', `/code/${questionId}/submissions?page=0&size=30`),
  'comments, 10 on the post': (learner) =>
    callAs(learner, 'GET', `/blog/posts/${posts.tenComments}/comments`),
  'comments, all on the post': (learner) =>
    callAs(learner, 'GET', `/blog/posts/${posts.allComments}/comments`),
  'submit to verdict': submitToVerdict,
};

/** Measures the same calls on a small database and on one with `large` rows, and prints the ratio. */
export async function measureGrowth(system: System, large: Rows): Promise<void> {
  const learner = await newLearner(system);
  await addComments(system, learner);
  const before = await measureAll(system, learner, small);
  const after = await measureAll(system, learner, large);
  printTable(
    [
      'one learner, ms',
      ...[small, large].flatMap(({ submissions, comments }) => [`p50 of ${submissions}/${comments}`, 'p95']),
      'ratio of p50',
    ],
    Object.keys(calls).map((name) => {
      const [smallMs, largeMs] = [before[name] ?? [], after[name] ?? []];
      const medians = [percentile(smallMs, 0.5), percentile(largeMs, 0.5)] as const;
      return [
        name,
        ms(medians[0]),
        ms(percentile(smallMs, 0.95)),
        ms(medians[1]),
        ms(percentile(largeMs, 0.95)),
        (medians[1] / medians[0]).toFixed(2),
      ];
    }),
  );
}

async function measureAll(
  system: System,
  learner: LoadLearner,
  rows: Rows,
): Promise<Record<string, number[]>> {
  await insertRowsUpTo(system.services.databaseUrl, rows, posts.allComments);
  const times: Record<string, number[]> = {};
  for (const [name, call] of Object.entries(calls)) {
    const samples: number[] = (times[name] = []);
    for (let round = 0; round < (call === submitToVerdict ? submitRounds : rounds); round += 1) {
      const startedAt = performance.now();
      await call(learner, round);
      samples.push(performance.now() - startedAt);
    }
  }
  return times;
}

async function submitToVerdict(learner: LoadLearner, round: number): Promise<void> {
  const typedCode = programs.python3.solution(`growth ${round} ${Date.now()}`);
  const body = { questionId, lang: 'python3', typedCode, courseId: 1 };
  const { submission_id: id } = await callAs<{ submission_id: string }>(
    learner,
    'POST',
    '/code/submit',
    body,
  );
  for (;;) {
    const check = await callAs<{ state: string }>(learner, 'GET', `/code/submit/${id}/check?wait=1000`);
    if (check.state === 'FINISHED') return;
  }
}

async function addComments({ services: { db } }: System, { id }: LoadLearner): Promise<void> {
  await sql`
    insert into comment (post_id, account_id, content)
    select ${posts.tenComments}::integer, ${id}, 'Comment ' || n from generate_series(1, 10) as n`.execute(
    db,
  );
}
