import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { startHarness, type Harness } from '../../test/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const challengeFor = async (action: string): Promise<Challenge> =>
  (await harness.client().get(`/api/auth/captcha-challenge?action=${action}`)).body;

async function solve({ parameters, signature }: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey });
  return encode({ challenge: { parameters, signature }, solution });
}
const encode = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');

const verify = (solution: string, action: 'signup' | 'comment_submission' = 'signup') =>
  harness.context.captcha.verify(solution, action, '127.0.0.1').then(
    () => 'accepted',
    (error: Error) => error.message,
  );
const refusal = 'Failed to verify ReCAPTCHA. Please try again.';

test('accepts a solved challenge once, for its own action only', async () => {
  const solution = await solve(await challengeFor('comment_submission'));
  expect(await verify(solution)).toBe(refusal);
  expect(await verify(solution, 'comment_submission')).toBe('accepted');
  expect(await verify(solution, 'comment_submission')).toBe(refusal);
});

test('accepts one of many concurrent uses of a solution', async () => {
  const solution = await solve(await challengeFor('signup'));
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(solution)));
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
});

test('refuses a challenge that was changed, not solved or signed by another server', async () => {
  const challenge = await challengeFor('signup');
  const { parameters, signature } = challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const changed = { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 3600 };
  expect(await verify(encode({ challenge: { parameters: changed, signature }, solution }))).toBe(refusal);
  const wrong = { ...solution, counter: 1, derivedKey: '00'.repeat(32) };
  expect(await verify(encode({ challenge: { parameters, signature }, solution: wrong }))).toBe(refusal);
  expect(await verify(encode({ challenge: { parameters, signature: 'ab' }, solution }))).toBe(refusal);
});

test.each([
  '',
  'x',
  '%%%',
  encode(null),
  encode({}),
  encode({ challenge: [], solution: 5 }),
  'A'.repeat(8000),
])('refuses the solution %j', async (solution) => {
  expect(await verify(solution)).toBe(refusal);
});

test('refuses to create a challenge for an unknown action', async () => {
  const { status, body } = await harness.client().get('/api/auth/captcha-challenge?action=login');
  expect([status, body.message]).toEqual([400, 'action: use one of signup, comment_submission']);
});
