import type { SocialProvider } from '@dryrun/contracts/auth';
import { Passport, type Strategy } from 'passport';
import { Strategy as GitHubStrategy, type StrategyOptions as GitHubOptions } from 'passport-github2';
import { Strategy as GoogleStrategy, type StrategyOptions as GoogleOptions } from 'passport-google-oauth20';
import type { Config } from '../../platform/config.ts';
import { identityOf, type Identity, type ProviderProfile } from './identity.ts';
import { findClient, listProviders, type ProviderClient } from './providers.ts';
import { CookieStateStore } from './state-store.ts';

type Done = (error: unknown, identity?: Identity) => void;

/** Passport with the strategies of all providers that are available here, each under its provider's name. */
export function createPassport(config: Config): InstanceType<typeof Passport> {
  const passport = new Passport();
  for (const provider of listProviders(config)) {
    const client = findClient(config, provider);
    if (client) passport.use(provider, guarded(createStrategy(config, provider, client)));
  }
  return passport;
}

function createStrategy(config: Config, provider: SocialProvider, client: ProviderClient): Strategy {
  const { standIn, ...credentials } = client;
  const common = { ...credentials, state: true, pkce: true, store: new CookieStateStore(config, provider) };
  const verify = (_token: string, _refresh: string, profile: ProviderProfile, done: Done): void => {
    try {
      done(null, identityOf(provider, profile));
    } catch (error) {
      done(error);
    }
  };
  // The type packages do not know `pkce: true` with a store of one's own; passport-oauth2 does.
  if (provider === 'google') {
    const options = {
      ...common,
      scope: ['openid', 'email', 'profile'],
      ...(standIn && {
        authorizationURL: `${standIn.page}/authorize`,
        tokenURL: `${standIn.api}/token`,
        userProfileURL: `${standIn.api}/userinfo`,
      }),
    };
    return new GoogleStrategy(options as unknown as GoogleOptions, verify);
  }
  const options = {
    ...common,
    scope: ['user:email'],
    allRawEmails: true, // else the strategy drops whether an address is verified
    ...(standIn && {
      authorizationURL: `${standIn.page}/authorize`,
      tokenURL: `${standIn.api}/token`,
      userProfileURL: `${standIn.api}/user`,
      userEmailURL: `${standIn.api}/user/emails`,
    }),
  };
  return new GitHubStrategy(options as unknown as GitHubOptions, verify as never);
}

type Answered = (error: unknown, body?: unknown, response?: unknown) => void;

/** The part of a strategy's OAuth client that asks the provider: method, address, headers, body and token come first. */
interface Asker {
  _request(...args: [...asked: unknown[], answered: Answered]): void;
}

/**
 * Strategies and their client read what a provider answers where nobody catches: an answer that is no JSON, such as the
 * page of a proxy, or none of the expected shape would end the process. Here it becomes an error like any other.
 */
export function guarded<S extends object>(strategy: S): S {
  const client = (strategy as unknown as { readonly _oauth2: Asker })._oauth2;
  const ask = client._request.bind(client);
  client._request = (...args) => {
    const answered = args.at(-1) as Answered;
    const careful: Answered = (error, body, response) => {
      try {
        answered(error, body, response);
      } catch (fault) {
        answered(fault);
      }
    };
    ask(...args.slice(0, -1), careful);
  };
  return strategy;
}
