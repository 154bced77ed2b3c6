import { expect, test } from '@jest/globals';
import { guarded } from './strategies.ts';

type Answered = (error: unknown, body?: unknown) => void;

/** A strategy whose provider answers this. */
const answering = (error: unknown, body?: string) => ({
  _oauth2: { get: (_url: string, _token: string, answered: Answered) => answered(error, body) },
});

test.each([
  [null, '<html>Bad gateway</html>', new Error('the answer is no JSON')],
  [null, '', new Error('the answer is no JSON')],
  [null, '{"id":1}', null],
  [new Error('away'), undefined, new Error('away')],
])('a provider that answers %j, %j is told as %j', (error, body, told) => {
  let heard: unknown = 'nothing';
  guarded(answering(error, body))._oauth2.get('/user', 'token', (fault) => (heard = fault));
  expect(heard).toEqual(told);
});
