import { sql } from 'kysely';
import type { System } from '../../system/start-system.ts';
import { repeatRounds, timed } from '../driver.ts';
import { createOwner, judgeApproved, type Owner } from '../owners.ts';
import { programs } from '../programs.ts';
import { median, p50AndP95, printTable } from '../report.ts';
import { insertRowsUpTo, type Rows } from './rows.ts';

const small: Rows = { submissions: 1000, comments: 10 };
const rounds = 200;
const submitRounds = 40;
const questionId = 1;
const posts = { allComments: 1, tenComments: 2 };

interface People {
  readonly learner: Owner;
  readonly admin: Owner;
}

type Call = (people: People, round: number) => Promise<unknown>;
const get =
  (path: string, person: keyof People = 'learner'): Call =>
  (people) =>
    people[person].request('GET', path);
const calls: Readonly<Record<string, Call>> = {
  'current user': get('/user/me'),
  profile: get('/user/profile'),
  lesson: get('/lesson/content?id=1'),
  'past submissions': get(`/code/${questionId}/submissions?page=0&size=30`),
  'comments, 10 on the post': get(`/blog/posts/${posts.tenComments}/comments`),
  'comments, all on the post': get(`/blog/posts/${posts.allComments}/comments`),
  'admin: overview': get('/admin/overview', 'admin'),
  'admin: users': get('/admin/users', 'admin'),
  'admin: search for a user': get('/admin/users?search=load7@', 'admin'),
  'admin: enrollments': get('/admin/enrolments', 'admin'),
  'admin: emails': get('/admin/mail', 'admin'),
  'submit to verdict': submitToVerdict,
};

/** Measures the same calls on a small database and on one with `large` rows, and prints the ratio. */
export async function measureGrowth(system: System, large: Rows): Promise<void> {
  const learner = await createOwner(system);
  const people = { learner, admin: await createOwner(system, 'admin') };
  await addComments(system, learner);
  // The learner's own submissions must fill the page in both measurements.
  await repeatRounds(submitRounds, 0, (round) => submitToVerdict(people, round));
  const before = await measureAll(system, people, small);
  const after = await measureAll(system, people, large);
  printTable(
    [
      'one learner, ms',
      ...[small, large].flatMap(({ submissions, comments }) => [`p50 of ${submissions}/${comments}`, 'p95']),
      'ratio of p50',
    ],
    Object.keys(calls).map((name) => {
      const [smallMs, largeMs] = [before[name] ?? [], after[name] ?? []];
      return [
        name,
        ...p50AndP95(smallMs),
        ...p50AndP95(largeMs),
        (median(largeMs) / median(smallMs)).toFixed(2),
      ];
    }),
  );
}

async function measureAll(system: System, people: People, rows: Rows): Promise<Record<string, number[]>> {
  await insertRowsUpTo(system.services.databaseUrl, rows, posts.allComments);
  const times: Record<string, number[]> = {};
  for (const [name, call] of Object.entries(calls)) {
    const count = call === submitToVerdict ? submitRounds : rounds;
    times[name] = await repeatRounds(
      count,
      0,
      async (round) => (await timed(() => call(people, round))).elapsedMs,
    );
  }
  return times;
}

function submitToVerdict({ learner }: People, round: number): Promise<unknown> {
  const source = programs.python3.solution(`growth ${round} ${Date.now()}`);
  return judgeApproved(learner, { kind: 'submit', lang: 'python3', source });
}

async function addComments({ services: { db } }: System, { id }: Owner): Promise<void> {
  await sql`
    insert into comment (post_id, account_id, content)
    select ${posts.tenComments}::integer, ${id}, 'Comment ' || n from generate_series(1, 10) as n`.execute(
    db,
  );
}
