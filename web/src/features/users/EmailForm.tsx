import { newEmail } from '@dryrun/contracts/credentials';
import type { Profile } from '@dryrun/contracts/profile';
import { useState, type SubmitEvent } from 'react';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { focusOnce } from './focusOnce.ts';
import { messages } from './messages.ts';
import { useChangeEmailMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';
import { ReauthenticationFailure } from './ReauthenticationFailure.tsx';
import { ReauthenticationField } from './ReauthenticationField.tsx';

/** The address for logging in. A new one takes effect when its mail's link is opened. */
export function EmailForm({ profile }: { readonly profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const { email, pendingEmail } = profile;
  return (
    <>
      <div className={styles.row}>
        <p className={styles.value}>{email}</p>
        {!isOpen && <Button onClick={() => setOpen(true)}>Change e-mail</Button>}
      </div>
      {pendingEmail !== null && !isOpen && (
        <Alert tone="info">
          {pendingEmail} waits to be confirmed: open the link that we sent there. Until then nothing changes.
        </Alert>
      )}
      {isOpen && <NewEmailForm profile={profile} onClose={() => setOpen(false)} />}
    </>
  );
}

interface NewEmailFormProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

function NewEmailForm({ profile, onClose }: NewEmailFormProps) {
  const { hasPassword } = profile;
  const [change, { isLoading, error }] = useChangeEmailMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { form, faults, failure, show, showError } = useFieldErrors(['email', 'password']);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isIncomplete = show({
      email: newEmail().safeParse(email).success ? undefined : messages.emailIncomplete,
      password: hasPassword && password === '' ? messages.passwordMissing : undefined,
    });
    if (isIncomplete) return;
    try {
      const body = { email, ...(hasPassword && { password }) };
      showToast((await change({ body }).unwrap()).message);
      onClose();
    } catch (refusal) {
      showError(refusal, messages.oops);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ReauthenticationFailure failure={failure} error={error} />
      <EmailField
        ref={focusOnce}
        label="New e-mail"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={faults.email}
      />
      <ReauthenticationField
        profile={profile}
        password={password}
        onChange={setPassword}
        error={faults.password}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isPending={isLoading} pendingText="Sending…">
          Send a link to it
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
