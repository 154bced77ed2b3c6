import { expect, test } from '@jest/globals';
import {
  createUser,
  completeJudging,
  previewInput,
  previewQuestion,
  type TestUser,
} from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { waitUntil } from '../../test/wait-until.ts';

const harness = setUpHarness({ JUDGE_QUEUE_LIMIT: '4' });

const submit = (user: TestUser) => user.post('/api/code/submit', previewQuestion);

test('reports the queue position, with runs ahead of submissions', async () => {
  const [first, second, third] = [
    await createUser(harness),
    await createUser(harness),
    await createUser(harness),
  ];
  const { submission_id: firstId } = (await submit(first).expect(200)).body;
  const { submission_id: secondId } = (await submit(second).expect(200)).body;
  const position = async (user: TestUser, kind: string, id: string) =>
    (await user.get(`/api/code/${kind}/${id}/check`)).body.queuePosition as unknown;
  await waitUntil(async () => (await position(second, 'submit', secondId)) === 2);
  expect(await position(first, 'submit', firstId)).toBe(1);
  const { run_id } = (await third.post('/api/code/run', { ...previewQuestion, input: previewInput })).body;
  await waitUntil(async () => (await position(third, 'run', run_id)) === 1);
  expect(await position(first, 'submit', firstId)).toBe(2);
  await completeJudging(harness.database.db, 'submission', firstId);
  expect(await position(first, 'submit', firstId)).toBeUndefined();
});

test('refuses a program with 503 while the queue is full, and accepts it once there is capacity', async () => {
  await submit(await createUser(harness)).expect(200);
  await submit(await createUser(harness)).expect(200);
  const extraUser = await createUser(harness);
  await waitUntil(async () => {
    const { status, body, headers } = await submit(extraUser);
    if (status === 200) await completeJudging(harness.database.db, 'submission', body.submission_id);
    else expect({ status, body, after: headers['retry-after'] }).toMatchObject({ status: 503, after: '5' });
    return status === 503;
  });
  expect((await submit(extraUser)).body).toMatchObject({
    code: 'judge_busy',
    message:
      'The judge is busy: too many programs are waiting. Your code is saved. Please try again in a moment.',
  });
  await harness.database.db.updateTable('submission').set({ state: 'finished' }).execute();
  await waitUntil(async () => (await submit(extraUser)).status === 200);
});
