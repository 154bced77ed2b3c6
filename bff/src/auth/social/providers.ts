import { socialProviders, type SocialProvider } from '@dryrun/contracts/auth';
import { derivedKey } from '@dryrun/runtime/secret-key';
import { servesFakeProviders, type Config } from '../../platform/config.ts';

/** What a provider knows us by, and where it is when it is not the real one. */
export interface ProviderClient {
  readonly clientID: string;
  readonly clientSecret: string;
  readonly callbackURL: string;
  /** The stand-in's addresses; undefined for the provider itself. */
  readonly standIn?: { readonly page: string; readonly api: string };
}

/** The providers that people can log in with here, in the order of their buttons. */
export function listProviders(config: Config): SocialProvider[] {
  return socialProviders.filter((provider) => findClient(config, provider) !== undefined);
}

/** Our client at a provider: the configured one, else that of the stand-in where it is served. */
export function findClient(config: Config, provider: SocialProvider): ProviderClient | undefined {
  const callbackURL = `${config.APP_URL.replace(/\/$/, '')}/oauth2/callback/${provider}`;
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
    // The browser goes by our own address; the server asks itself, whatever stands before it.
    standIn: { page: `/dev/${provider}`, api: `http://127.0.0.1:${config.PORT}/dev/${provider}` },
  };
}
