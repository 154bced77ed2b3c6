import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { findProblem } from '@dryrun/content/problems';
import type { Lang } from '@dryrun/contracts/language';
import { createLogger } from '@dryrun/runtime/logger';
import { createEnqueuer, type Enqueuer } from '@dryrun/runtime/queues';
import { sql } from 'kysely';
import { sweepOnce } from '../src/judge/queue/sweep.ts';
import { startJudgeWithDatabase, type JudgeWithDatabase } from './judge-with-database.ts';

const log = createLogger('judge', 'silent');
let judgeWithDatabase: JudgeWithDatabase;
let { database, judgeDb } = {} as JudgeWithDatabase;
let prefix: string;
let enqueuer: Enqueuer;
let accountId: string;

beforeAll(async () => {
  judgeWithDatabase = await startJudgeWithDatabase();
  ({ database, judgeDb } = judgeWithDatabase);
  accountId = await judgeWithDatabase.createAccount();
});
afterAll(() => judgeWithDatabase.close());
beforeEach(() => {
  prefix = `test-${randomUUID()}`;
  enqueuer = createEnqueuer(judgeWithDatabase.redis, prefix);
});
afterEach(() => enqueuer.close());

const handlers = () => judgeWithDatabase.handlers({ prefix, enqueuer });

const langOf: Readonly<Record<string, Lang>> = { '.java': 'java', '.py': 'python3', '.cpp': 'c_cpp' };

const createSubmission = (questionId: number, lang: Lang, typedCode: string): Promise<string> =>
  judgeWithDatabase.createSubmission({ accountId, questionId, lang, typedCode });

async function judgeWrongProgram(questionId: number, file: string): Promise<string> {
  const source = readFileSync(path.join(findProblem(questionId)?.folder ?? '', 'wrong', file), 'utf8');
  const submissionId = await createSubmission(questionId, langOf[path.extname(file)] as Lang, source);
  await handlers().submit({ submissionId });
  return submissionId;
}

const readAnalysis = (submissionId: string) =>
  database.db
    .selectFrom('follow_up')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();

const jobNames = async (): Promise<string[]> =>
  (await enqueuer.queues.judge.getJobs(['prioritized', 'waiting'])).map(({ name }) => name);

test.each<readonly [number, string, Record<string, unknown>]>([
  [1, 'drops-repeated-values.py', { input: ['[-1,-1,2]'], actual: '[]', expected: '[[-1,-1,2]]' }],
  [3, 'counts-all-kinds-together.java', { input: ['"[)"'], actual: 'true', expected: 'false' }],
  [8, 'searches-up-to-a-billion.cpp', { input: ['[1,1000000000]', '1'], expected: '1000000001' }],
  [12, 'never-turns.py', { input: ['[0,0,1]'], actual: '[[0],[0,1]]', expected: '[[0],[1,0]]' }],
  [14, 'takes-only-one-group.py', { input: ['["W.W"]', '0', '1', '"B"'], expected: '[".B."]' }],
  [15, 'uses-a-stack.cpp', { input: ['4', '[[3,0],[3,2],[2,1]]'], expected: '3' }],
  [17, 'one-way-links.cpp', { input: ['2', '[[0,1,1]]', '1', '0'], expected: '0.01' }],
  [20, 'counts-letters-only.py', { input: ['"ab"', '"ba"'], actual: '0', expected: '2' }],
])('finds the smallest input of question %i on which %s fails', async (questionId, file, smallest) => {
  const submissionId = await judgeWrongProgram(questionId, file);
  expect(await readAnalysis(submissionId)).toMatchObject({ kind: 'counterexample', state: 'queued' });
  expect(await jobNames()).toEqual(['minimize']);
  await handlers().minimize({ submissionId });
  expect(await readAnalysis(submissionId)).toMatchObject({
    state: 'finished',
    attempt: 1,
    result: { smallest },
  });
});

test('does not search after an approved submission, and searches once after a wrong one', async () => {
  const solution = findProblem(1)?.solutions.python3 ?? '';
  // Uses another account: a verdict enqueues the account's next row, which would pause the search.
  const otherAccountId = await judgeWithDatabase.createAccount();
  const job = { questionId: 1, lang: 'python3', typedCode: solution } as const;
  const approved = await judgeWithDatabase.createSubmission({ accountId: otherAccountId, ...job });
  await handlers().submit({ submissionId: approved });
  await expect(readAnalysis(approved)).rejects.toThrow(/no result/);
  const submissionId = await judgeWrongProgram(1, 'drops-repeated-values.py');
  await handlers().minimize({ submissionId });
  await handlers().minimize({ submissionId });
  expect((await readAnalysis(submissionId)).attempt).toBe(1);
});

test('does not start a search while a run waits, and the sweep enqueues it again', async () => {
  const submissionId = await judgeWrongProgram(1, 'drops-repeated-values.py');
  await enqueuer.enqueue('judge', 'run', { runId: randomUUID() }, 'run-someone-0');
  await handlers().minimize({ submissionId });
  expect(await readAnalysis(submissionId)).toMatchObject({ state: 'queued', attempt: 0 });
  await enqueuer.queues.judge.drain();
  await sql`update follow_up set created_at = now() - interval '4 s' where submission_id = ${submissionId}`.execute(
    database.db,
  );
  await sweepOnce({ db: judgeDb, enqueuer, log });
  expect(await jobNames()).toContain('minimize');
});

test('pauses a search while a submission waits and continues it later', async () => {
  // Fails only with more than a thousand brackets, so the search takes long.
  const submissionId = await judgeWrongProgram(5, 'sums-in-a-short.java');
  const searching = handlers().minimize({ submissionId });
  await enqueuer.enqueue('judge', 'submit', { submissionId: randomUUID() }, 'submit-someone-0');
  await searching;
  const paused = await readAnalysis(submissionId);
  expect(paused).toMatchObject({ state: 'queued', attempt: 0 });
  expect(paused.spent_ms).toBeLessThan(4000);
  await enqueuer.queues.judge.drain();
  await handlers().minimize({ submissionId });
  expect(await readAnalysis(submissionId)).toMatchObject({ state: 'finished', attempt: 1 });
});

test('pauses a search for an evaluation that preempts it', async () => {
  const submissionId = await judgeWrongProgram(5, 'sums-in-a-short.java');
  await enqueuer.queues.judge.drain();
  const { minimize, evaluate } = handlers();
  const searching = minimize({ submissionId });
  await evaluate({
    evaluationId: randomUUID(),
    questionId: 1,
    lang: 'python3',
    source: '',
    inputs: [['[1,2,3]']],
    repeats: false,
    preempts: true,
    requestedAt: Date.now(),
  });
  await searching;
  expect(await readAnalysis(submissionId)).toMatchObject({ state: 'queued', attempt: 0 });
});

test('resumes the search of a judge that died', async () => {
  const submissionId = await judgeWrongProgram(1, 'drops-repeated-values.py');
  await sql`
    update follow_up set state = 'running', attempt = 1, leased_until = now() - interval '1 s'
    where submission_id = ${submissionId}`.execute(database.db);
  await enqueuer.queues.judge.drain();
  await sweepOnce({ db: judgeDb, enqueuer, log });
  expect(await jobNames()).toContain('minimize');
  await handlers().minimize({ submissionId });
  expect(await readAnalysis(submissionId)).toMatchObject({ state: 'finished', attempt: 2 });
});

test('measures time and memory of an approved program for growing sizes and fits a growth class', async () => {
  const submissionId = await createSubmission(20, 'c_cpp', findProblem(20)?.solutions.c_cpp ?? '');
  await handlers().submit({ submissionId });
  const values = { submission_id: submissionId, kind: 'complexity', claimed: null, result: null } as const;
  await database.db.insertInto('follow_up').values(values).execute();
  await handlers().measure({ submissionId });
  const { state, result } = await readAnalysis(submissionId);
  expect(state).toBe('finished');
  const { n, points, time } = result as {
    n: string;
    points: { n: number; timeMs: number; memoryKb: number }[];
    time: { best: string; alsoPossible: string[] };
  };
  expect(n).toBe('the length of each word');
  expect(points.length).toBeGreaterThanOrEqual(8);
  expect(points.map((point) => point.n)).toEqual(points.map((point) => point.n).toSorted((a, b) => a - b));
  expect([time.best, ...time.alsoPossible]).toContain('n^2');
});
