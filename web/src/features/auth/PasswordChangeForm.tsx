import { useRef, useState, type SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { errorBodyOf } from '../../shared/error.ts';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { NewPasswordField } from '../../shared/password/NewPasswordField.tsx';
import { PasswordField } from '../../shared/password/PasswordField.tsx';
import { estimateStrength } from '../../shared/password/strength.ts';
import { href } from '../../shared/paths.ts';
import { loggedOut } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { providerNames } from '../../shared/ui/ProviderLogo.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useChangePasswordMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { messages } from './messages.ts';

/** Sets a new password with a recovery token. The change ends every session, so it goes to the login page. */
export function PasswordChangeForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const passwordInput = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [repeatedPassword, setRepeatedPassword] = useState('');
  const { form, errors, formError, showFieldErrors, showServerError, showFormError } = useFieldErrors([
    'password',
    'again',
  ]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { level, text } = estimateStrength(password);
    const hasErrors = showFieldErrors({
      password: password === '' ? messages.newPasswordMissing : level === 'rejected' ? text : undefined,
      again: repeatedPassword === '' ? messages.repeatedPasswordMissing : undefined,
    });
    if (hasErrors) return;
    if (password !== repeatedPassword) {
      setPassword('');
      setRepeatedPassword('');
      showFormError(messages.passwordsDiffer);
      return passwordInput.current?.focus();
    }
    try {
      const { disconnected } = await change({ body: { password, token } }).unwrap();
      dispatch(loggedOut());
      showToast(messages.passwordChanged);
      const reason =
        disconnected && messages.loginsDisconnected(disconnected.map((provider) => providerNames[provider]));
      await navigate(href.login(), { replace: true, state: reason && { reason } });
    } catch (changeError) {
      showServerError(changeError, messages.unknownError);
    }
  };

  const isLinkInvalid = ['link_not_valid', 'link_expired'].includes(errorBodyOf(error)?.code ?? '');
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {formError !== undefined && (
        <Alert actions={isLinkInvalid && <Link to={href.accountRecovery()}>Request a new link</Link>}>
          {formError}
        </Alert>
      )}
      <NewPasswordField
        ref={passwordInput}
        label="New password"
        name="password"
        value={password}
        onValueChange={setPassword}
        error={errors.password}
      />
      <PasswordField
        label="Confirm new password"
        name="again"
        autoComplete="new-password"
        value={repeatedPassword}
        onChange={(event) => setRepeatedPassword(event.target.value)}
        error={errors.again}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" size="lg" isPending={isLoading} pendingText="Saving…">
          Change password
        </Button>
      </div>
    </form>
  );
}
