import { useRef, type SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { errorBodyOf } from '../../shared/error.ts';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { PasswordField } from '../../shared/password/PasswordField.tsx';
import { forwardOrigin, href } from '../../shared/paths.ts';
import { loggedIn } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { useLoginMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { messages } from './messages.ts';
import { ResendConfirmation } from './ResendConfirmation.tsx';

/** E-mail and password. On success the session begins; where to go then is the page's affair. */
export function LoginForm() {
  const dispatch = useDispatch();
  const { state } = useLocation();
  const [login, { isLoading, error, originalArgs }] = useLoginMutation();
  const { form, faults, failure, show, showError } = useFieldErrors(['email', 'password']);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = emailInput.current?.value.trim() ?? '';
    const password = passwordInput.current?.value ?? '';
    const isIncomplete = show({
      email: email === '' ? messages.emailMissing : undefined,
      password: password === '' ? messages.passwordMissing : undefined,
    });
    if (isIncomplete) return;
    try {
      dispatch(loggedIn(await login({ body: { email, password } }).unwrap()));
    } catch (refusal) {
      showError(refusal, messages.loginFailed);
      passwordInput.current?.select();
    }
  };

  const isUnconfirmed = errorBodyOf(error)?.code === 'email_not_confirmed';
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure !== undefined && (
        <Alert actions={isUnconfirmed && originalArgs && <ResendConfirmation by={originalArgs.body} />}>
          {failure}
        </Alert>
      )}
      <EmailField ref={emailInput} label="E-mail" autoComplete="username" error={faults.email} />
      <div className={styles.labelled}>
        <PasswordField
          ref={passwordInput}
          label="Password"
          name="password"
          autoComplete="current-password"
          error={faults.password}
        />
        <Link to={href.accountRecovery()} state={forwardOrigin(state)} className={styles.beside}>
          Forgot your password?
        </Link>
      </div>
      <div className={styles.submit}>
        <Button type="submit" variant="primary" size="lg" isPending={isLoading} pendingText="Logging in…">
          Log in
        </Button>
      </div>
    </form>
  );
}
