import type { SocialProvider } from '@dryrun/contracts/auth';
import { serverPaths } from '@dryrun/contracts/pages';
import { useLocation } from 'react-router-dom';
import { useGetAuthOptionsQuery } from '../../shared/authOptionsApi.ts';
import { href } from '../../shared/paths.ts';
import { returnPathOf } from '../../shared/returnPath.ts';
import { ProviderLogo, providerNames } from '../../shared/ui/ProviderLogo.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import styles from './SocialButtons.module.css';

/** A button for each configured social login. New users accept the terms when they return from the provider. */
export function SocialButtons() {
  const { data } = useGetAuthOptionsQuery();
  const { state } = useLocation();
  const providers = data?.socialProviders ?? [];
  if (providers.length === 0) return null;
  return (
    <Stack gap={3}>
      {providers.map((provider) => (
        <a key={provider} className={styles.button} href={authorizeUrl(provider, returnPathOf(state))}>
          <ProviderLogo provider={provider} />
          Continue with {providerNames[provider]}
        </a>
      ))}
      <p className={styles.divider}>or</p>
    </Stack>
  );
}

/** The URL that starts a social login. The login ends at /oauth2/redirect with `origin` as its `state`. */
function authorizeUrl(provider: SocialProvider, origin: string | undefined): string {
  const query = new URLSearchParams({ redirect_uri: `${window.location.origin}${href.socialLogin()}` });
  if (origin !== undefined) query.set('state', origin);
  return `${serverPaths.socialLogin}/${provider}?${query.toString()}`;
}
