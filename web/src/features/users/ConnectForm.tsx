import type { SocialProvider } from '@dryrun/contracts/auth';
import { startLinking, type Profile } from '@dryrun/contracts/profile';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { providerNames } from '../../shared/ui/ProviderLogo.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { useStartLinkingMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';
import { ReauthenticationFailure } from './ReauthenticationFailure.tsx';
import { ReauthenticationField } from './ReauthenticationField.tsx';

interface ConnectFormProps {
  readonly provider: SocialProvider;
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** Redirects to a provider to link its login. Needs reauthentication, because the new login can open the account. */
export function ConnectForm({ provider, profile, onClose }: ConnectFormProps) {
  const [start, { isSuccess, error }] = useStartLinkingMutation();
  const { submit, field, formError, isPending } = useContractForm({
    schema: startLinking.body,
    defaultValues: { password: profile.hasPassword ? '' : undefined },
    send: async (body) => window.location.assign((await start({ params: { provider }, body }).unwrap()).url),
  });

  return (
    <Stack as="form" gap={4} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ReauthenticationFailure failure={formError} error={error} />
      <ReauthenticationField {...field('password')} profile={profile} />
      <Row gap={2}>
        <Button type="submit" variant="primary" isPending={isPending || isSuccess} pendingText="Redirecting…">
          Go to {providerNames[provider]}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
