import { expect, test } from '@jest/globals';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();

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
const failure = 'Failed to verify ReCAPTCHA. Please try again.';

test('accepts a solved challenge only once and only for the action it was issued for', async () => {
  const solution = await solve(await challengeFor('comment_submission'));
  expect(await verify(solution)).toBe(failure);
  expect(await verify(solution, 'comment_submission')).toBe('accepted');
  expect(await verify(solution, 'comment_submission')).toBe(failure);
});

test('accepts a solution only once when it is used concurrently', async () => {
  const solution = await solve(await challengeFor('signup'));
  const results = await Promise.all(Array.from({ length: 20 }, () => verify(solution)));
  expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
});

test('refuses a challenge that was tampered with, unsolved or signed by another server', async () => {
  const challenge = await challengeFor('signup');
  const { parameters, signature } = challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const tampered = { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 3600 };
  expect(await verify(encode({ challenge: { parameters: tampered, signature }, solution }))).toBe(failure);
  const unsolved = { ...solution, counter: 1, derivedKey: '00'.repeat(32) };
  expect(await verify(encode({ challenge: { parameters, signature }, solution: unsolved }))).toBe(failure);
  expect(await verify(encode({ challenge: { parameters, signature: 'ab' }, solution }))).toBe(failure);
});

test.each([
  ['an empty string', ''],
  ['one character', 'x'],
  ['invalid base64', '%%%'],
  ['null', encode(null)],
  ['an empty object', encode({})],
  ['fields of the wrong type', encode({ challenge: [], solution: 5 })],
  ['8,000 characters', 'A'.repeat(8000)],
])('refuses %s as a solution', async (_, solution) => {
  expect(await verify(solution)).toBe(failure);
});

test('refuses to create a challenge for an unknown action', async () => {
  const { status, body } = await harness.client().get('/api/auth/captcha-challenge?action=login');
  expect([status, body.message]).toEqual([400, 'action: use one of signup, comment_submission']);
});
