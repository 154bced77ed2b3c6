import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/error.ts';
import { loggedIn } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { useLoginMutation } from './authApi.ts';
import styles from './LoginForm.module.css';
import { messages } from './messages.ts';

interface Faults {
  readonly email?: string;
  readonly password?: string;
}

/** E-mail and password. On success the session begins; where to go then is the page's affair. */
export function LoginForm() {
  const dispatch = useDispatch();
  const [login, { isLoading }] = useLoginMutation();
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isPasswordShown, setPasswordShown] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = emailInput.current?.value.trim() ?? '';
    const password = passwordInput.current?.value ?? '';
    setFailure(undefined);
    setFaults({
      ...(email === '' && { email: messages.emailMissing }),
      ...(password === '' && { password: messages.passwordMissing }),
    });
    if (email === '') return emailInput.current?.focus();
    if (password === '') return passwordInput.current?.focus();
    try {
      dispatch(loggedIn(await login({ body: { email, password } }).unwrap()));
    } catch (error) {
      setFailure(messageOf(error, messages.loginFailed));
      passwordInput.current?.select();
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Field
        ref={emailInput}
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={faults.email}
      />
      <Field
        ref={passwordInput}
        label="Password"
        type={isPasswordShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        required
        error={faults.password}
        trailing={
          <IconButton
            label={isPasswordShown ? 'Hide password' : 'Show password'}
            icon={isPasswordShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
            onClick={() => setPasswordShown(!isPasswordShown)}
          />
        }
      />
      <Button type="submit" variant="primary" size="lg" isPending={isLoading} pendingText="Logging in…">
        Log in
      </Button>
    </form>
  );
}
