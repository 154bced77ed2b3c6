import { socialProviders, type SocialProvider } from '@dryrun/contracts/auth';
import { derivedKey } from '@dryrun/runtime/secret-key';
import { servesFakeProviders, type Config } from '../../platform/config.ts';

/** Plus `/` and the provider, which redirects to it. */
export const callbackPath = '/oauth2/callback';

export interface ProviderClient {
  readonly clientID: string;
  readonly clientSecret: string;
  readonly callbackURL: string;
  /** URLs of the fake provider; undefined for the real one. */
  readonly fake?: { readonly page: string; readonly api: string };
}

export function listProviders(config: Config): SocialProvider[] {
  return socialProviders.filter((provider) => findClient(config, provider) !== undefined);
}

/** Returns the configured client, else the client of the fake provider if it is served. */
export function findClient(config: Config, provider: SocialProvider): ProviderClient | undefined {
  const callbackURL = `${config.APP_URL.replace(/\/$/, '')}${callbackPath}/${provider}`;
  const [clientID, secret] =
    provider === 'google'
      ? [config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET]
      : [config.GITHUB_CLIENT_ID, config.GITHUB_CLIENT_SECRET];
  if (clientID && secret) return { clientID, clientSecret: secret.reveal(), callbackURL };
  if (!servesFakeProviders(config)) return undefined;
  return {
    clientID: `dry-run-at-${provider}`,
    clientSecret: derivedKey(config.SECRET_KEY, `client secret at ${provider}`),
    callbackURL,
    // The browser uses relative URLs. The server calls itself directly, without a proxy in between.
    fake: { page: `/dev/${provider}`, api: `http://127.0.0.1:${config.PORT}/dev/${provider}` },
  };
}
