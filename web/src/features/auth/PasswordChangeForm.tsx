import { useState, type SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { errorBodyOf } from '../../shared/error.ts';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { NewPasswordField } from '../../shared/password/NewPasswordField.tsx';
import { PasswordField } from '../../shared/password/PasswordField.tsx';
import { strengthOf } from '../../shared/password/strength.ts';
import { href } from '../../shared/paths.ts';
import { loggedOut } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useChangePasswordMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { messages } from './messages.ts';

/** Sets a new password by the token of a recovery mail; then to the login page, since every session has ended. */
export function PasswordChangeForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { form, faults, failure, show, showError, fail } = useFieldErrors(['password', 'again']);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { level, text } = strengthOf(password);
    const isIncomplete = show({
      password: password === '' ? messages.newPasswordMissing : level === 'refused' ? text : undefined,
      again: again === '' ? messages.passwordMissingAgain : undefined,
    });
    if (isIncomplete) return;
    if (password !== again) {
      setPassword('');
      setAgain('');
      return fail(messages.passwordsDiffer);
    }
    try {
      await change({ body: { password, token } }).unwrap();
      dispatch(loggedOut());
      showToast(messages.passwordChanged);
      await navigate(href.login(), { replace: true });
    } catch (refusal) {
      showError(refusal, messages.oops);
    }
  };

  const isLinkSpent = ['link_not_valid', 'link_expired'].includes(errorBodyOf(error)?.code ?? '');
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure !== undefined && (
        <Alert actions={isLinkSpent && <Link to={href.accountRecovery()}>Request a new link</Link>}>
          {failure}
        </Alert>
      )}
      <NewPasswordField
        label="New password"
        name="password"
        value={password}
        onValueChange={setPassword}
        error={faults.password}
      />
      <PasswordField
        label="New password, again"
        name="again"
        autoComplete="new-password"
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        error={faults.again}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" size="lg" isPending={isLoading} pendingText="Saving…">
          Change password
        </Button>
      </div>
    </form>
  );
}
