import { socialProviders, type SocialProvider } from '@dryrun/contracts/auth';
import type { Profile } from '@dryrun/contracts/profile';
import { useState } from 'react';
import { useGetAuthOptionsQuery } from '../../shared/authOptionsApi.ts';
import { showResponse } from '../../shared/requestToast.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { ProviderLogo, providerNames } from '../../shared/ui/ProviderLogo.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { useUnlinkMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';

export function SocialLogins({ profile }: { readonly profile: Profile }) {
  const { data } = useGetAuthOptionsQuery();
  const loginOf = (provider: SocialProvider) =>
    profile.socialLogins.find((login) => login.provider === provider);
  const shownProviders = socialProviders.filter(
    (provider) => loginOf(provider) ?? data?.socialProviders.includes(provider),
  );
  if (shownProviders.length === 0) return <Text>Social login is not available on this server.</Text>;
  return (
    <Card as="ul">
      {shownProviders.map((provider) => (
        <li key={provider} className={styles.item}>
          <ProviderLogo provider={provider} />
          <div>
            <p className={styles.name}>{providerNames[provider]}</p>
            <Text>{loginOf(provider)?.email ?? 'Not connected'}</Text>
          </div>
          {loginOf(provider) ? (
            <DisconnectButton provider={provider} />
          ) : (
            <ConnectButton provider={provider} profile={profile} />
          )}
        </li>
      ))}
    </Card>
  );
}

function DisconnectButton({ provider }: { readonly provider: SocialProvider }) {
  const [unlink, { isLoading }] = useUnlinkMutation();
  const disconnect = () => showResponse(unlink({ params: { provider } }).unwrap());
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`Disconnect ${providerNames[provider]}`}
      isPending={isLoading}
      onClick={() => void disconnect()}
    >
      Disconnect
    </Button>
  );
}

interface ConnectButtonProps {
  readonly provider: SocialProvider;
  readonly profile: Profile;
}

function ConnectButton({ provider, profile }: ConnectButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const name = providerNames[provider];
  return (
    <>
      <Button size="sm" aria-label={`Connect ${name}`} onClick={() => setOpen(true)}>
        Connect
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Connect ${name}`}
        description={`You'll log in to ${name}. After that you can use it to log in here.`}
      >
        <ConnectForm provider={provider} profile={profile} onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}
