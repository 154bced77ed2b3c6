import { useRef, type SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { errorBodyOf } from '../../shared/error.ts';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { PasswordField } from '../../shared/password/PasswordField.tsx';
import { forwardReturnPath, readState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { loggedIn } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { useLoginMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { emailError } from './emailError.ts';
import { LoginNotice } from './LoginNotice.tsx';
import { messages } from './messages.ts';
import { ResendConfirmation } from './ResendConfirmation.tsx';

/** Logs in with email and password. The page decides where to go afterward. */
export function LoginForm() {
  const dispatch = useDispatch();
  const { state } = useLocation();
  const [login, { isLoading, error, originalArgs }] = useLoginMutation();
  const { form, errors, formError, showFieldErrors, showServerError } = useFieldErrors(['email', 'password']);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = emailInput.current?.value.trim() ?? '';
    const password = passwordInput.current?.value ?? '';
    const hasErrors = showFieldErrors({
      email: email === '' ? messages.emailMissing : undefined,
      password: password === '' ? messages.passwordMissing : undefined,
    });
    if (hasErrors) return;
    try {
      dispatch(loggedIn(await login({ body: { email, password } }).unwrap()));
    } catch (loginError) {
      showServerError(loginError, messages.loginFailed);
      passwordInput.current?.select();
    }
  };

  const readRecipient = () => {
    const email = emailInput.current?.value.trim() ?? '';
    return showFieldErrors({ email: emailError(email) }) ? undefined : { email };
  };

  const isUnconfirmed = errorBodyOf(error)?.code === 'email_not_confirmed';
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {formError === undefined ? (
        <LoginNotice state={state} readRecipient={readRecipient} />
      ) : (
        <Alert
          actions={
            isUnconfirmed &&
            originalArgs && <ResendConfirmation getRecipient={() => ({ email: originalArgs.body.email })} />
          }
        >
          {formError}
        </Alert>
      )}
      <EmailField
        ref={emailInput}
        label="Email"
        autoComplete="username"
        defaultValue={readState(state, 'signedUpEmail')}
        error={errors.email}
      />
      <div className={styles.fieldWithLink}>
        <PasswordField
          ref={passwordInput}
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <Link to={href.accountRecovery()} state={forwardReturnPath(state)} className={styles.labelLink}>
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
