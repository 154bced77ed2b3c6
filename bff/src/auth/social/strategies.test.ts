import { expect, test } from '@jest/globals';
import { Strategy as GitHubStrategy } from 'passport-github2';
import { Strategy as GoogleStrategy } from 'passport-google-oauth20';
import { guarded } from './strategies.ts';

const options = { clientID: 'id', clientSecret: 'secret', callbackURL: 'https://dryrun.example/back' };
const fresh = {
  google: () => new GoogleStrategy({ ...options, scope: ['email'] }, () => undefined),
  github: () => new GitHubStrategy({ ...options, scope: ['user:email'] }, () => undefined),
} as const;

type Answered = (error: unknown, body?: unknown, response?: unknown) => void;

/** What a strategy makes of a provider that answers everything with this. */
function whatComesOf(provider: keyof typeof fresh, body: string): unknown {
  const strategy = fresh[provider]() as unknown as {
    _oauth2: { _request: (...args: unknown[]) => void; getOAuthAccessToken: (...args: unknown[]) => void };
    userProfile: (token: string, done: (error: unknown) => void) => void;
  };
  strategy._oauth2._request = (...args) => (args.at(-1) as Answered)(null, body, {});
  guarded(strategy);
  let heard: unknown = 'nothing';
  strategy._oauth2.getOAuthAccessToken('code', {}, (error: unknown) => (heard = error));
  if (heard === null) strategy.userProfile('token', (error) => (heard = error));
  return heard;
}

test.each(['google', 'github'] as const)(
  'an answer of %s that nobody can read is an error, not the end of the process',
  (provider) => {
    for (const body of ['<html>Bad gateway</html>', '', 'null', '[null]', '7', '{"id":1}']) {
      const heard = whatComesOf(provider, body);
      if (heard !== null) expect(heard).toBeInstanceOf(Error);
    }
    expect(whatComesOf(provider, 'null')).toBeInstanceOf(Error);
    expect(whatComesOf(provider, '<html>Bad gateway</html>')).toBeInstanceOf(Error);
  },
);
