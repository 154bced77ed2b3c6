import { findLesson } from '@dryrun/content/course/outline';
import { signatures } from '@dryrun/content/course/public-parts';
import { listProblems } from '@dryrun/content/problems';
import { readInterviewScript } from '@dryrun/content/interview-script';
import type { EndedRehearsal, RunningRehearsal } from '@dryrun/contracts/rehearsal';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  approvedResult,
  completeJudging,
  createAdmin,
  createOwner,
  createUser,
  type TestUser,
} from '../../../test/builders.ts';
import { setUpHarness } from '../../../test/harness.ts';
import { startTestRehearsal, type TestRehearsal } from './testing.ts';

const harness = setUpHarness();
let user: TestUser;
beforeEach(async () => {
  user = await createUser(harness);
});

const minute = 60_000;
const pass = (ms: number) => {
  harness.now = new Date(harness.now.getTime() + ms);
};
const read = async ({ url }: TestRehearsal) =>
  (await user.get(url).expect(200)).body as Omit<RunningRehearsal, 'state' | 'followUp'> &
    Omit<EndedRehearsal, 'state' | 'followUp'> & { readonly state: string; readonly followUp: unknown };
const save = (rehearsal: TestRehearsal, from: number, edits: readonly unknown[], tab = rehearsal.tab) =>
  user.post(`${rehearsal.url}/edits`, { tab, from, edits });

async function questionOf({ id }: TestRehearsal) {
  const { question_id } = await harness.database.db
    .selectFrom('rehearsal')
    .select('question_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const problem = listProblems().find(({ signature }) => signature.questionId === question_id);
  if (!problem) throw new Error('no such problem');
  return { problem, script: readInterviewScript(problem) };
}

describe('starting', () => {
  test('draws a preview problem once without the course, and any problem with it', async () => {
    const { body } = await user.get('/api/rehearsals').expect(200);
    expect(body).toEqual({
      rehearsals: [],
      problems: { any: 2, new: 2, solved: 0 },
      isTrial: true,
      isOff: false,
    });
    const rehearsal = await startTestRehearsal(user);
    await user.post(`${rehearsal.url}/end`).expect(204);
    const second = await user.post('/api/rehearsals', { lang: 'java', choice: 'any' });
    expect([second.status, second.body.code]).toEqual([403, 'trial_rehearsal_used']);
    const owner = await createOwner(harness);
    const count = signatures.length;
    expect((await owner.get('/api/rehearsals')).body.problems).toEqual({ any: count, new: count, solved: 0 });
    expect((await owner.post('/api/rehearsals', { lang: 'java', choice: 'solved' })).body.code).toBe(
      'no_rehearsal_problem',
    );
  });

  test('draws every problem before one comes again', async () => {
    const owner = await createOwner(harness);
    for (let i = 0; i < 20; i += 1) {
      const { url } = await startTestRehearsal(owner);
      await owner.post(`${url}/end`).expect(204);
    }
    const rows = await harness.database.db
      .selectFrom('rehearsal')
      .select('question_id')
      .where('account_id', '=', owner.id)
      .execute();
    expect(new Set(rows.map(({ question_id }) => question_id)).size).toBe(20);
  });

  test('allows one running rehearsal, also for two clicks at once', async () => {
    const start = () => user.post('/api/rehearsals', { lang: 'java', choice: 'any' });
    const statuses = (await Promise.all([start(), start(), start()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('another account cannot read or change it', async () => {
    const { url, tab } = await startTestRehearsal(user);
    const other = await createAdmin(harness);
    for (const response of [other.get(url), other.post(`${url}/end`), other.post(`${url}/open`, { tab })])
      expect((await response).body.code).toBe('rehearsal_not_found');
  });
});

describe('the clock', () => {
  test('ends the rehearsal after 45 minutes, and nothing can change it then', async () => {
    const rehearsal = await startTestRehearsal(user);
    pass(45 * minute - 1);
    expect((await read(rehearsal)).state).toBe('running');
    pass(1);
    expect((await user.post(`${rehearsal.url}/stage`, { stage: 'examples' })).body.code).toBe(
      'rehearsal_ended',
    );
    pass(minute);
    const ended = await read(rehearsal);
    expect(ended).toMatchObject({ state: 'ended', endReason: 'time' });
    expect(Date.parse(ended.endedAt) - Date.parse(ended.startedAt)).toBe(45 * minute);
    await startTestRehearsal(await createUser(harness));
  });

  test('stands still while the judge does not answer, and for a judgment that failed', async () => {
    const rehearsal = await startTestRehearsal(user);
    await rehearsal.advance('test');
    const { body } = await user.post(`${rehearsal.url}/submission`, { typedCode: 'pass' }).expect(200);
    const endsAt = Date.parse((await read(rehearsal)).endsAt);
    pass(6000);
    const waiting = await read(rehearsal);
    expect(Date.parse(waiting.now) - Date.parse(waiting.stoppedAt ?? '')).toBe(1000);
    pass(50 * minute); // the time is over, but the judge's fault ends nothing
    await harness.database.db
      .updateTable('submission')
      .set({
        state: 'finished',
        finished_at: new Date(harness.now.getTime() - 50 * minute + 60_000),
        result: JSON.stringify({ statusMsg: 'Judge Error' }),
      })
      .where('id', '=', body.id)
      .execute();
    const ended = await read(rehearsal);
    expect(ended.state).toBe('ended');
    expect(Date.parse(ended.endedAt) - endsAt).toBeGreaterThan(60_000);
    expect(ended.submission).toBeUndefined();
  });

  test('stages follow each other and cannot be skipped', async () => {
    const { url } = await startTestRehearsal(user);
    expect((await user.post(`${url}/stage`, { stage: 'plan' })).body.code).toBe('rehearsal_stage');
    pass(30_000);
    const { body } = await user.post(`${url}/stage`, { stage: 'examples' }).expect(200);
    expect(body).toEqual({ stage: 'examples', startedMs: 30_000 });
    for (const part of ['runs', 'submission'])
      expect((await user.post(`${url}/${part}`, { typedCode: '', inputs: [['1']] })).body.code).toBe(
        'rehearsal_stage',
      );
  });
});

describe('edits', () => {
  test('lead to the code, and a repeated request changes nothing', async () => {
    const rehearsal = await startTestRehearsal(user);
    const { code } = await read(rehearsal);
    pass(10_000);
    const first = [
      [1000, 0, 0, '# one\n'],
      [2000, 2, 3, 'two'],
    ];
    expect((await save(rehearsal, 0, first)).body.edits).toBe(2);
    expect((await save(rehearsal, 0, first)).body.edits).toBe(2);
    expect((await save(rehearsal, 1, [first[1], [3000, 0, 0, '!']])).body.edits).toBe(3);
    expect((await save(rehearsal, 4, first)).body.code).toBe('rehearsal_gap');
    expect((await read(rehearsal)).code).toBe(`!# two\n${code}`);
    await user.post(`${rehearsal.url}/end`).expect(204);
    const replay = (await user.get(`${rehearsal.url}/replay`).expect(200)).body;
    expect(replay.edits).toEqual([...first, [3000, 0, 0, '!']]);
    expect(replay.initial).toBe(code);
  });

  test('come from the tab that opened the rehearsal last', async () => {
    const rehearsal = await startTestRehearsal(user);
    const second = randomUUID();
    await user.post(`${rehearsal.url}/open`, { tab: second }).expect(200);
    expect((await save(rehearsal, 0, [[0, 0, 0, 'a']])).body.code).toBe('rehearsal_elsewhere');
    expect((await save(rehearsal, 0, [[0, 0, 0, 'b']], second)).body.edits).toBe(1);
  });

  test('outside the text are refused, and times after now become now', async () => {
    const rehearsal = await startTestRehearsal(user);
    expect((await save(rehearsal, 0, [[0, 100_000, 1, 'a']])).status).toBe(400);
    await save(rehearsal, 0, [[9_000_000, 0, 0, 'a']]).expect(200);
    await user.post(`${rehearsal.url}/end`).expect(204);
    expect((await user.get(`${rehearsal.url}/replay`)).body.edits).toEqual([[0, 0, 0, 'a']]);
  });

  test('take at most 100 kB, and the last frame stays exact', async () => {
    const rehearsal = await startTestRehearsal(user);
    let seed = 7;
    const noise = () =>
      Array.from({ length: 60_000 }, () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return String.fromCodePoint(33 + (seed % 90));
      }).join('');
    let code = (await read(rehearsal)).code;
    for (let i = 0; i < 6; i += 1) {
      const text = noise();
      await save(rehearsal, i, [[i, 0, code.length, text]]).expect(200);
      code = text;
    }
    await save(rehearsal, 6, [[7, 0, 3, 'end']]).expect(200);
    code = `end${code.slice(3)}`;
    const { rows } = await harness.database.db
      .selectFrom('rehearsal_edits')
      .select('edits')
      .where('rehearsal_id', '=', rehearsal.id)
      .execute()
      .then((list) => ({ rows: list }));
    const bytes = rows.reduce((sum, { edits }) => sum + edits.length, 0);
    expect(bytes).toBeLessThan(100 * 1024);
    await user.post(`${rehearsal.url}/end`).expect(204);
    const { initial, edits } = (await user.get(`${rehearsal.url}/replay`)).body;
    const last = (edits as [number, number, number, string][]).reduce(
      (text, [, offset, removed, inserted]) =>
        text.slice(0, offset) + inserted + text.slice(offset + removed),
      initial as string,
    );
    expect(last).toBe(code);
    expect((await read(rehearsal)).report.isLogFull).toBe(true);
  });
});

describe('judging', () => {
  const code = 'class Solution:\n    def solve(self, nums):\n        return solve_all(nums)\n';

  test('runs and submits the code under its real name, and shows it as solve', async () => {
    const rehearsal = await startTestRehearsal(user);
    const { problem } = await questionOf(rehearsal);
    const { function: name, examples } = problem.signature;
    await rehearsal.advance('test');
    const run = await user
      .post(`${rehearsal.url}/runs`, { typedCode: code, inputs: [examples[0]] })
      .expect(200);
    await completeJudging(harness.database.db, 'run', run.body.id, {
      ...approvedResult,
      statusMsg: 'Runtime Error',
      errorOutput: `in ${name}`,
      diagnostics: [{ line: 2, column: 10 + name.length, severity: 'error', message: `${name} is wrong` }],
    });
    const submitted = await user.post(`${rehearsal.url}/submission`, { typedCode: code }).expect(200);
    const again = await user.post(`${rehearsal.url}/submission`, { typedCode: code });
    expect(again.body).toEqual(submitted.body);
    expect((await user.post(`${rehearsal.url}/submission`, { typedCode: 'x' })).body.code).toBe(
      'rehearsal_submitted',
    );
    const { typed_code } = await harness.database.db
      .selectFrom('submission')
      .select('typed_code')
      .where('id', '=', submitted.body.id)
      .executeTakeFirstOrThrow();
    expect(typed_code).toBe(code.replace('solve(', `${name}(`));
    const { check } = (await user.get(`${rehearsal.url}/judged/${run.body.id}?wait=0`).expect(200)).body;
    expect(check).toMatchObject({
      errorOutput: 'in solve',
      diagnostics: [{ column: 15, message: 'solve is wrong' }],
    });
    await user.post(`${rehearsal.url}/end`).expect(204);
    const replay = (await user.get(`${rehearsal.url}/replay`)).body;
    expect((replay.edits as unknown[]).length).toBe(1);
    expect((await read(rehearsal)).code).toBe(code);
  });

  test('an input that breaks a constraint is refused without a word on which', async () => {
    const rehearsal = await startTestRehearsal(user);
    const { problem } = await questionOf(rehearsal);
    const { args } = problem.signature;
    await rehearsal.advance('examples');
    const valid = { input: problem.signature.examples[0], answer: '[]' };
    const empty = { input: args.map(({ type }) => (type.endsWith(']') ? '[]' : '0')), answer: '[]' };
    const { body } = await user.post(`${rehearsal.url}/examples`, { examples: [valid, empty] });
    expect(body.message).toMatch(/^Example 2: .*(breaks a constraint|not|enter)/);
    expect(body.message).not.toMatch(/\d{2,}|at least|at most/);
  });
});

test('a report compares what was measured with what was claimed', async () => {
  const rehearsal = await startTestRehearsal(user);
  const { problem, script } = await questionOf(rehearsal);
  const ask = (question: number) => user.post(`${rehearsal.url}/questions`, { question });
  const answered = (await ask(0).expect(200)).body;
  expect(answered).toMatchObject({ ask: script.questions[0]?.ask, answer: script.questions[0]?.answer });
  const decoy = script.questions.findIndex(({ matters }) => !matters);
  await ask(decoy).expect(200);
  await ask(decoy).expect(200); // counts once
  expect((await ask(99)).body.code).toBe('interview_question_not_found');
  await rehearsal.advance('examples');
  const input = problem.signature.examples[0] ?? [];
  const example = { input, answer: '[]' };
  const { body: checked } = await user.post(`${rehearsal.url}/examples`, { examples: [example, example] });
  expect(checked.programs).toBe(6);
  await rehearsal.advance('plan');
  const notes = { bruteForce: 'all triples', idea: 'sort', time: 'n^2', memory: '1', followUp: '' };
  await user.put(`${rehearsal.url}/notes`, notes).expect(204);
  await rehearsal.advance('test');
  pass(20_000);
  await save(rehearsal, 0, [
    [20_000, 0, 0, '#'],
    [20_000, 0, 1, ''],
  ]).expect(200);
  const { body: submitted } = await user.post(`${rehearsal.url}/submission`, { typedCode: 'x' }).expect(200);
  await completeJudging(harness.database.db, 'submission', submitted.id, {
    ...approvedResult,
    statusMsg: 'Wrong Answer',
    testsPassed: 3,
    testsTotal: 25,
    failedTest: {
      index: 3,
      statusMsg: 'Wrong Answer',
      input: (await read(rehearsal)).examples?.examples[0]?.input,
      stdOutput: '',
      runtime: 1,
      memory: 1,
    },
  });
  await rehearsal.advance('follow-up');
  expect((await read(rehearsal)).followUp).toMatch(/\?$/);
  await user.post(`${rehearsal.url}/end`).expect(204);
  const { report, problem: shown, followUp } = await read(rehearsal);
  const matters = script.questions.filter((question) => question.matters).length;
  expect(report).toMatchObject({
    constraints: { asked: 1, of: matters, decoys: 1 },
    isClaimedFirst: true,
    claimed: 'n^2',
    verdict: 'Wrong Answer',
    tests: { passed: 3, of: 25 },
    isFailureForeseen: true,
    firstLineMs: 20_000,
    typed: 2,
    kept: 1,
    openedSolution: false,
  });
  expect(report.missed).toHaveLength(matters - 1);
  expect(shown.name).toBe(problem.signature.name);
  expect(script.followUps).toContainEqual(followUp);
});

test('a report says that the page of the problem was opened', async () => {
  const rehearsal = await startTestRehearsal(user);
  const { problem } = await questionOf(rehearsal);
  const lesson = findLesson(problem.signature.path);
  await user.get(`/api/lesson/content?id=${lesson?.id ?? 0}`).expect(200);
  await user.post(`${rehearsal.url}/end`).expect(204);
  expect((await read(rehearsal)).report.openedSolution).toBe(true);
});

test('own tests are tried once on the wrong programs of the language', async () => {
  const rehearsal = await startTestRehearsal(user);
  await user.post(`${rehearsal.url}/end`).expect(204);
  const { body } = await user.post(`${rehearsal.url}/own-tests`).expect(200);
  expect(body).toMatchObject({ tests: 0, killed: 0 });
  expect((await read(rehearsal)).report.ownTests).toEqual(body);
});

describe('sharing', () => {
  test('shows code and marks to everybody with the link, until it is revoked', async () => {
    const rehearsal = await startTestRehearsal(user);
    expect((await user.post(`${rehearsal.url}/share`)).body.code).toBe('rehearsal_running');
    await user.post(`${rehearsal.url}/questions`, { question: 0 }).expect(200);
    await user.post(`${rehearsal.url}/end`).expect(204);
    const rubric = { communication: 3, problemSolving: null, code: 4, testing: 1, comment: 'private' };
    await user.put(`${rehearsal.url}/rubric`, rubric).expect(204);
    const { token } = (await user.post(`${rehearsal.url}/share`).expect(200)).body;
    const visitor = harness.client();
    const shared = (await visitor.get(`/api/replays/${token}`).expect(200)).body;
    const { script } = await questionOf(rehearsal);
    const text = JSON.stringify(shared);
    expect(shared).toMatchObject({
      rubric: { communication: 3, code: 4, testing: 1 },
      marks: expect.any(Array),
    });
    for (const secret of [
      script.task,
      script.questions[0]?.answer ?? '',
      script.questions[0]?.ask ?? '',
      'private',
    ])
      expect(text).not.toContain(secret);
    const { token: renewed } = (await user.post(`${rehearsal.url}/share`).expect(200)).body;
    expect((await visitor.get(`/api/replays/${token}`)).status).toBe(404);
    await user.delete(`${rehearsal.url}/share`).expect(204);
    expect((await visitor.get(`/api/replays/${renewed}`)).status).toBe(404);
  });

  test('ends when the account is about to be deleted', async () => {
    const rehearsal = await startTestRehearsal(user);
    await user.post(`${rehearsal.url}/end`).expect(204);
    const { token } = (await user.post(`${rehearsal.url}/share`).expect(200)).body;
    const deletion = { account_id: user.id, deletes_comments: false, deletes_at: new Date(Date.now() + 1e9) };
    await harness.database.db.insertInto('account_deletion').values(deletion).execute();
    expect((await harness.client().get(`/api/replays/${token}`)).status).toBe(404);
  });

  test('a deleted rehearsal is gone', async () => {
    const rehearsal = await startTestRehearsal(user);
    expect((await user.delete(rehearsal.url)).body.code).toBe('rehearsal_running');
    await user.post(`${rehearsal.url}/end`).expect(204);
    await user.delete(rehearsal.url).expect(204);
    expect((await user.get(rehearsal.url)).status).toBe(404);
  });
});
