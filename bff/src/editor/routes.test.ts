import { expect, test } from '@jest/globals';
import { createAdmin, createUser } from '../../test/builders.ts';
import { setUpHarness, type Client } from '../../test/harness.ts';

const harness = setUpHarness();

const preview = (client: Client, text: unknown) => client.post('/api/editor/preview', { text });

test('shows an admin the compiled text and every error and warning with its line', async () => {
  const text =
    '---\nid: 3\n---\n\n## Title\n\n[Three Sum](lesson:three-sum)\n\n```quiz\ntitle: x\nquestions: 5\n```\n' +
    '\n```quiz\ntitle: y\nquestions: [{ text: Q, answers: [a, b], correctMessage: m }]\n' +
    'answerSets: [{ indexes: [1], message: m, isCorrect: true }]\n```\n';
  const { body } = await preview(await createAdmin(harness), text).expect(200);
  expect(body.markdown).toContain('[Three Sum](/course/coding-interview/three-sum)');
  expect(body.markdown).not.toContain('id: 3');
  expect(body.faults).toEqual([
    expect.objectContaining({ line: 11, message: expect.stringMatching(/^quiz: /) }),
    { line: 16, message: 'quiz: questions.0.explanations.0: explain why "a" is wrong' },
  ]);
});

test('refuses a preview for users who are not admins, and of texts over 200,000 characters', async () => {
  expect((await preview(harness.client(), 'x')).status).toBe(401);
  expect((await preview(await createUser(harness), 'x')).status).toBe(403);
  const admin = await createAdmin(harness);
  expect((await preview(admin, 5)).body.message).toBe('text: must be a string');
  expect((await preview(admin, 'a'.repeat(200_001))).body.message).toBe(
    'text: at most 200000 characters are allowed',
  );
});
