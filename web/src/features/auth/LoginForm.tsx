import { login } from '@dryrun/contracts/auth';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { errorBodyOf } from '../../shared/error.ts';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import { PasswordField } from '../../shared/password/PasswordField.tsx';
import { forwardReturnPath, readState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { loggedIn } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { useLoginMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { LoginNotice } from './LoginNotice.tsx';
import { messages } from './messages.ts';
import { ResendConfirmation } from './ResendConfirmation.tsx';

/** Logs in with email and password. The page decides where to go afterward. */
export function LoginForm() {
  const dispatch = useDispatch();
  const { state } = useLocation();
  const [sendLogin, { error, originalArgs }] = useLoginMutation();
  const { submit, field, formError, isPending, trigger, getValues, setFocus } = useContractForm({
    schema: login.body,
    defaultValues: { email: readState(state, 'signedUpEmail') ?? '', password: '' },
    send: async (body) => {
      try {
        dispatch(loggedIn(await sendLogin({ body }).unwrap()));
      } catch (loginError) {
        setFocus('password', { shouldSelect: true });
        throw loginError;
      }
    },
    fallback: messages.loginFailed,
  });

  const readRecipient = async () =>
    (await trigger('email', { shouldFocus: true })) ? { email: getValues('email').trim() } : undefined;

  const isUnconfirmed = errorBodyOf(error)?.code === 'email_not_confirmed';
  return (
    <Stack as="form" gap={5} onSubmit={(event) => void submit(event)} noValidate>
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
      <EmailField {...field('email')} label="Email" autoComplete="username" />
      <div className={styles.fieldWithLink}>
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <Link to={href.accountRecovery()} state={forwardReturnPath(state)} className={styles.labelLink}>
          Forgot your password?
        </Link>
      </div>
      <Stack gap={3} className={styles.submit}>
        <Button type="submit" variant="primary" size="lg" isPending={isPending} pendingText="Logging in…">
          Log in
        </Button>
      </Stack>
    </Stack>
  );
}
