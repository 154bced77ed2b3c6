import type { Profile } from '@dryrun/contracts/profile';
import { useState, type SubmitEvent } from 'react';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { NewPasswordField } from '../../shared/password/NewPasswordField.tsx';
import { PasswordField } from '../../shared/password/PasswordField.tsx';
import { estimateStrength } from '../../shared/password/strength.ts';
import { href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { messages } from './messages.ts';
import { useUpdatePasswordMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';

/** Changes the password. Users without one, who log in through a provider, get a link to set it. */
export function PasswordForm({ profile }: { readonly profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  if (!profile.hasPassword)
    return (
      <div className={styles.row}>
        <p className={styles.muted}>You don't have a password. You log in with a connected account.</p>
        <ButtonLink to={href.accountRecovery()}>Set a password</ButtonLink>
      </div>
    );
  if (isOpen) return <NewPasswordForm email={profile.email} onClose={() => setOpen(false)} />;
  return (
    <div className={styles.row}>
      <p className={styles.value}>
        <span aria-hidden>••••••••••</span>
        <span className="visually-hidden">A password is set.</span>
      </p>
      <Button onClick={() => setOpen(true)}>Change password</Button>
    </div>
  );
}

interface NewPasswordFormProps {
  readonly email: string;
  readonly onClose: () => void;
}

function NewPasswordForm({ email, onClose }: NewPasswordFormProps) {
  const [update, { isLoading }] = useUpdatePasswordMutation();
  const [currentPassword, setCurrentPassword] = useState('');
  const [password, setPassword] = useState('');
  const { form, errors, formError, showFieldErrors, showServerError } = useFieldErrors([
    'currentPassword',
    'password',
  ]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { level, text } = estimateStrength(password, email);
    const hasErrors = showFieldErrors({
      currentPassword: currentPassword === '' ? messages.passwordMissing : undefined,
      password: password === '' ? messages.newPasswordMissing : level === 'rejected' ? text : undefined,
    });
    if (hasErrors) return;
    try {
      showToast((await update({ body: { currentPassword, password } }).unwrap()).message);
      onClose();
    } catch (error) {
      showServerError(error, messages.unknownError);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {formError !== undefined && <Alert>{formError}</Alert>}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={focusOnMount}
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        value={currentPassword}
        onChange={(event) => setCurrentPassword(event.target.value)}
        error={errors.currentPassword}
      />
      <NewPasswordField
        label="New password"
        name="password"
        email={email}
        value={password}
        onValueChange={setPassword}
        error={errors.password}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isPending={isLoading} pendingText="Saving…">
          Change password
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** A stable ref callback, so that the field is focused only when it mounts. */
function focusOnMount(input: HTMLInputElement | null): void {
  input?.focus();
}
