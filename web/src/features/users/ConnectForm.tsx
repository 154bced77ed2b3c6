import type { SocialProvider } from '@dryrun/contracts/auth';
import type { Profile } from '@dryrun/contracts/profile';
import { useState, type SubmitEvent } from 'react';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { providerNames } from '../../shared/ui/ProviderMark.tsx';
import { messages } from './messages.ts';
import { useStartLinkingMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';
import { ReauthenticationFailure } from './ReauthenticationFailure.tsx';
import { ReauthenticationField } from './ReauthenticationField.tsx';

interface ConnectFormProps {
  readonly provider: SocialProvider;
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** Leads to a provider whose login is to open the account; with proof first, since that is as good as a password. */
export function ConnectForm({ provider, profile, onClose }: ConnectFormProps) {
  const [start, { isLoading, isSuccess, error }] = useStartLinkingMutation();
  const [password, setPassword] = useState('');
  const { form, faults, failure, show, showError } = useFieldErrors(['password']);
  const { hasPassword } = profile;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (show({ password: hasPassword && password === '' ? messages.passwordMissing : undefined })) return;
    try {
      const body = hasPassword ? { password } : {};
      window.location.assign((await start({ params: { provider }, body }).unwrap()).url);
    } catch (refusal) {
      showError(refusal, messages.oops);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ReauthenticationFailure failure={failure} error={error} />
      <ReauthenticationField
        profile={profile}
        password={password}
        onChange={setPassword}
        error={faults.password}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isPending={isLoading || isSuccess} pendingText="Leaving…">
          Go to {providerNames[provider]}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
