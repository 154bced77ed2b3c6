import type { SocialProvider } from '@dryrun/contracts/auth';
import type { Profile } from '@dryrun/contracts/profile';
import { useState, type SubmitEvent } from 'react';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { providerNames } from '../../shared/ui/ProviderLogo.tsx';
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

/** Redirects to a provider to link its login. Needs reauthentication, because the new login can open the account. */
export function ConnectForm({ provider, profile, onClose }: ConnectFormProps) {
  const [start, { isLoading, isSuccess, error }] = useStartLinkingMutation();
  const [password, setPassword] = useState('');
  const { form, errors, formError, showFieldErrors, showServerError } = useFieldErrors(['password']);
  const { hasPassword } = profile;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (showFieldErrors({ password: hasPassword && password === '' ? messages.passwordMissing : undefined }))
      return;
    try {
      const body = hasPassword ? { password } : {};
      window.location.assign((await start({ params: { provider }, body }).unwrap()).url);
    } catch (startError) {
      showServerError(startError, messages.unknownError);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ReauthenticationFailure failure={formError} error={error} />
      <ReauthenticationField
        profile={profile}
        password={password}
        onChange={setPassword}
        error={errors.password}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isPending={isLoading || isSuccess} pendingText="Redirecting…">
          Go to {providerNames[provider]}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
