import { socialProviders, type SocialProvider } from '@dryrun/contracts/auth';
import type { Profile } from '@dryrun/contracts/profile';
import { useGetAuthOptionsQuery } from '../../shared/authOptionsApi.ts';
import { messageOf } from '../../shared/error.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ProviderMark, providerNames } from '../../shared/ui/ProviderMark.tsx';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { messages } from './messages.ts';
import { useStartLinkingMutation, useUnlinkMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';

type Linked = Profile['socialLogins'][number];

/** The providers that vouch for this account, and those that could. */
export function SocialLogins({ linked }: { readonly linked: readonly Linked[] }) {
  const { data } = useGetAuthOptionsQuery();
  const loginOf = (provider: SocialProvider) => linked.find((login) => login.provider === provider);
  const shown = socialProviders.filter(
    (provider) => loginOf(provider) ?? data?.socialProviders.includes(provider),
  );
  if (shown.length === 0) return <p className={styles.muted}>This server offers no logins of others.</p>;
  return (
    <ul className={styles.list}>
      {shown.map((provider) => (
        <LoginItem key={provider} provider={provider} login={loginOf(provider)} />
      ))}
    </ul>
  );
}

interface LoginItemProps {
  readonly provider: SocialProvider;
  readonly login: Linked | undefined;
}

function LoginItem({ provider, login }: LoginItemProps) {
  const [start, starting] = useStartLinkingMutation();
  const [unlink, unlinking] = useUnlinkMutation();
  const name = providerNames[provider];

  const connect = async () => {
    try {
      window.location.assign((await start({ params: { provider } }).unwrap()).url);
    } catch (error) {
      showError(messageOf(error, messages.oops));
    }
  };

  const disconnect = async () => {
    try {
      showToast((await unlink({ params: { provider } }).unwrap()).message);
    } catch (error) {
      showError(messageOf(error, messages.oops));
    }
  };

  return (
    <li className={styles.item}>
      <ProviderMark provider={provider} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.muted}>{login ? login.email : 'Not connected'}</p>
      </div>
      {login ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Disconnect ${name}`}
          isPending={unlinking.isLoading}
          onClick={() => void disconnect()}
        >
          Disconnect
        </Button>
      ) : (
        <Button
          size="sm"
          aria-label={`Connect ${name}`}
          isPending={starting.isLoading || starting.isSuccess}
          onClick={() => void connect()}
        >
          Connect
        </Button>
      )}
    </li>
  );
}
