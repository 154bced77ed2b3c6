import { expect, test } from '@jest/globals';
import { limits } from '@dryrun/contracts/limits';
import { sql } from 'kysely';
import {
  createAdmin,
  createOwner,
  createUser,
  paidQuestion,
  previewInput,
  previewQuestion,
  type TestUser,
} from '../../test/builders.ts';
import { setUpHarness, startHarness } from '../../test/harness.ts';
import { waitUntil } from '../../test/wait-until.ts';

const harness = setUpHarness();

const trace = { ...previewQuestion, input: previewInput };
const postTrace = (user: TestUser, body: object = trace) => user.post('/api/code/trace', body);
const listTraces = (user: TestUser) =>
  harness.database.db.selectFrom('trace').selectAll().where('account_id', '=', user.id).execute();

async function startTrace(user: TestUser, body: object = trace): Promise<string> {
  const { body: response } = await postTrace(user, body).expect(200);
  return response.trace_id;
}

const result = { events: [['n', 0]], totalSteps: 0, ended: 'It ended.' };

async function finish(id: string): Promise<void> {
  await harness.database.db
    .updateTable('trace')
    .set({ state: 'finished', attempt: 1, finished_at: new Date(), result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute();
}

test('inserts a queued row and a job with its id', async () => {
  const user = await createUser(harness);
  const id = await startTrace(user, { ...trace, input: ['3, 1,2'], fromStep: 700 });
  expect(await listTraces(user)).toMatchObject([
    { id, question_id: 1, lang: 'python3', state: 'queued', input: ['[3,1,2]'], from_step: 700 },
  ]);
  const { judge } = harness.context.enqueuer.queues;
  await waitUntil(async () => (await judge.getJob(`trace-${id}-0`)) !== undefined);
  expect((await judge.getJob(`trace-${id}-0`))?.data).toEqual({ traceId: id });
});

test('returns the state while a trace is pending, then the recording', async () => {
  const user = await createUser(harness);
  const id = await startTrace(user);
  const check = `/api/code/trace/${id}/check`;
  const request = { id, questionId: 1, lang: 'python3', typedCode: trace.typedCode, input: trace.input };
  expect((await user.get(check)).body).toMatchObject({ ...request, state: 'PENDING' });
  await finish(id);
  expect((await user.get(check)).body).toEqual({ ...request, state: 'FINISHED', result });
});

test('responds to a long poll when the trace completes', async () => {
  const user = await createUser(harness);
  const id = await startTrace(user);
  const { redis, config } = harness.context;
  const check = user.get(`/api/code/trace/${id}/check?wait=1000`).then(({ body }) => body);
  await finish(id);
  await redis.publish(`${config.REDIS_PREFIX}:finished:${id}`, '');
  expect(await check).toMatchObject({ state: 'FINISHED', result });
});

test('hides the traces of other learners, also from admins', async () => {
  const id = await startTrace(await createUser(harness));
  for (const other of [await createUser(harness), await createAdmin(harness)]) {
    const { status, body } = await other.get(`/api/code/trace/${id}/check`);
    expect([status, body.code]).toEqual([404, 'trace_not_found']);
  }
  const { body } = await (await createUser(harness)).get('/api/code/trace/1/check').expect(404);
  expect(body.message).toBe('This recording is no longer available. Please record it again.');
});

test('requires a login, and course access for a paid problem', async () => {
  const input = ['[1]', '1'];
  await harness.client().post('/api/code/trace', trace).expect(401);
  await postTrace(await createUser(harness), { ...paidQuestion, input }).expect(403);
  const { body } = await postTrace(await createOwner(harness), { ...paidQuestion, input: ['x'] }).expect(400);
  expect(body.code).toBe('invalid_input');
});

test.each([
  ['an invalid literal', { input: ['[1,'] }, 'invalid_input'],
  ['code that is too long', { typedCode: 'x'.repeat(limits.codeBytes + 1) }, 'code_too_long'],
  ['a null byte', { typedCode: 'a\0' }, 'code_has_null_byte'],
  ['a step beyond the counted ones', { fromStep: 3_000_001 }, 'invalid_request'],
  ['an unknown language', { lang: 'cobol' }, 'invalid_request'],
])('refuses %s', async (_name, change, code) => {
  const user = await createUser(harness);
  const response = await postTrace(user, { ...trace, ...change });
  expect([response.status, response.body.code]).toEqual([400, code]);
  expect(await listTraces(user)).toEqual([]);
});

test('returns the same trace for concurrent identical requests', async () => {
  const user = await createUser(harness);
  const ids = await Promise.all([startTrace(user), startTrace(user), startTrace(user)]);
  expect(new Set(ids).size).toBe(1);
  await finish(ids[0] ?? '');
  expect(await startTrace(user)).toBe(ids[0]);
  expect(await startTrace(user, { ...trace, fromStep: 9 })).not.toBe(ids[0]);
});

test('starts a new trace for an identical request after the repeat window', async () => {
  const user = await createUser(harness);
  const id = await startTrace(user);
  await finish(id);
  await sql`update trace set created_at = now() - interval '6 s' where id = ${id}`.execute(
    harness.database.db,
  );
  expect(await startTrace(user)).not.toBe(id);
});

test('allows three unfinished traces, and more once they are stuck', async () => {
  const user = await createUser(harness);
  for (let i = 1; i <= limits.unfinishedPerAccount; i += 1) await startTrace(user, { ...trace, fromStep: i });
  const { body } = await postTrace(user, { ...trace, fromStep: 9 }).expect(409);
  expect(body.code).toBe('too_many_judging');
  await sql`update trace set created_at = now() - interval '2 minutes' where account_id = ${user.id}`.execute(
    harness.database.db,
  );
  await startTrace(user, { ...trace, fromStep: 9 });
});

test('deletes the oldest traces of an account above the limit', async () => {
  const user = await createUser(harness);
  await sql`
    insert into trace (account_id, course_id, question_id, lang, typed_code, input, request_hash, state, created_at)
    select ${user.id}, 1, 1, 'python3', 'code ' || i, '[]', '\\x00', 'finished', now() - i * interval '1 hour'
    from generate_series(1, ${limits.tracesPerAccount}) as i`.execute(harness.database.db);
  await startTrace(user);
  const codes = (await listTraces(user)).map(({ typed_code: code }) => code);
  expect(codes).toHaveLength(limits.tracesPerAccount);
  expect(codes).toContain(trace.typedCode);
  expect(codes).not.toContain(`code ${limits.tracesPerAccount}`);
});

test('refuses the eleventh trace within a minute', async () => {
  const limited = await startHarness({ RATE_LIMIT_SCALE: '1' });
  try {
    const user = await createUser(limited);
    for (let i = 0; i < 10; i += 1) await postTrace(user).expect(200);
    await postTrace(user).expect(429);
  } finally {
    await limited.stop();
  }
});
