import type { SocialProvider } from '@dryrun/contracts/auth';
import { Passport, type Strategy } from 'passport';
import { Strategy as GitHubStrategy, type StrategyOptions as GitHubOptions } from 'passport-github2';
import { Strategy as GoogleStrategy, type StrategyOptions as GoogleOptions } from 'passport-google-oauth20';
import type { Config } from '../../platform/config.ts';
import { toIdentity, type Identity, type ProviderProfile } from './identity.ts';
import { findClient, listProviders, type ProviderClient } from './providers.ts';
import { CookieStateStore } from './state-store.ts';

type Done = (error: unknown, identity?: Identity) => void;

export function createPassport(config: Config): InstanceType<typeof Passport> {
  const passport = new Passport();
  for (const provider of listProviders(config)) {
    const client = findClient(config, provider);
    if (client) passport.use(provider, catchCallbackErrors(createStrategy(config, provider, client)));
  }
  return passport;
}

function createStrategy(config: Config, provider: SocialProvider, client: ProviderClient): Strategy {
  const { fake, ...credentials } = client;
  const common = { ...credentials, state: true, pkce: true, store: new CookieStateStore(config, provider) };
  const verify = (_token: string, _refresh: string, profile: ProviderProfile, done: Done): void => {
    try {
      done(null, toIdentity(provider, profile));
    } catch (error) {
      done(error);
    }
  };
  // The type packages lack `pkce: true` with a custom store; passport-oauth2 supports it.
  if (provider === 'google') {
    const options = {
      ...common,
      scope: ['openid', 'email', 'profile'],
      ...(fake && {
        authorizationURL: `${fake.page}/authorize`,
        tokenURL: `${fake.api}/token`,
        userProfileURL: `${fake.api}/userinfo`,
      }),
    };
    return new GoogleStrategy(options as unknown as GoogleOptions, verify);
  }
  const options = {
    ...common,
    scope: ['user:email'],
    allRawEmails: true, // otherwise the strategy drops the verified flag
    ...(fake && {
      authorizationURL: `${fake.page}/authorize`,
      tokenURL: `${fake.api}/token`,
      userProfileURL: `${fake.api}/user`,
      userEmailURL: `${fake.api}/user/emails`,
    }),
  };
  return new GitHubStrategy(options as unknown as GitHubOptions, verify as never);
}

type ResponseCallback = (error: unknown, body?: unknown, response?: unknown) => void;

/** The internal method of a strategy's OAuth client that sends requests. */
interface OAuthClient {
  _request(...args: [...request: unknown[], callback: ResponseCallback]): void;
}

/** Strategies parse responses in callbacks without `catch`: a proxy's HTML error page would crash the process. */
export function catchCallbackErrors<S extends object>(strategy: S): S {
  const client = (strategy as unknown as { readonly _oauth2: OAuthClient })._oauth2;
  const send = client._request.bind(client);
  client._request = (...args) => {
    const callback = args.at(-1) as ResponseCallback;
    const safeCallback: ResponseCallback = (error, body, response) => {
      try {
        callback(error, body, response);
      } catch (exception) {
        callback(exception);
      }
    };
    send(...args.slice(0, -1), safeCallback);
  };
  return strategy;
}
