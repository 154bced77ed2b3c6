import { expect, test } from '@jest/globals';
import { Strategy as GitHubStrategy } from 'passport-github2';
import { Strategy as GoogleStrategy } from 'passport-google-oauth20';
import { catchCallbackErrors } from './strategies.ts';

const options = { clientID: 'id', clientSecret: 'secret', callbackURL: 'https://dryrun.example/back' };
const create = {
  google: () => new GoogleStrategy({ ...options, scope: ['email'] }, () => undefined),
  github: () => new GitHubStrategy({ ...options, scope: ['user:email'] }, () => undefined),
} as const;

type ResponseCallback = (error: unknown, body?: unknown, response?: unknown) => void;

/** Returns the error of a login whose provider responds to every request with `body`, or null. */
function loginError(provider: keyof typeof create, body: string): unknown {
  const strategy = create[provider]() as unknown as {
    _oauth2: { _request: (...args: unknown[]) => void; getOAuthAccessToken: (...args: unknown[]) => void };
    userProfile: (token: string, done: (error: unknown) => void) => void;
  };
  strategy._oauth2._request = (...args) => (args.at(-1) as ResponseCallback)(null, body, {});
  catchCallbackErrors(strategy);
  let error: unknown = 'no callback';
  strategy._oauth2.getOAuthAccessToken('code', {}, (cause: unknown) => (error = cause));
  if (error === null) strategy.userProfile('token', (cause) => (error = cause));
  return error;
}

test.each(['google', 'github'] as const)('does not crash on an unexpected response from %s', (provider) => {
  for (const body of ['<html>Bad gateway</html>', '', 'null', '[null]', '7', '{"id":1}']) {
    const error = loginError(provider, body);
    if (error !== null) expect(error).toBeInstanceOf(Error);
  }
});

test.each(['google', 'github'] as const)(
  'reports an error for an unreadable response from %s',
  (provider) => {
    expect(loginError(provider, 'null')).toBeInstanceOf(Error);
    expect(loginError(provider, '<html>Bad gateway</html>')).toBeInstanceOf(Error);
  },
);
