import { limits } from '@dryrun/contracts/limits';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CaptchaError } from '../../shared/captcha/captcha.ts';
import { CaptchaNote } from '../../shared/captcha/CaptchaNote.tsx';
import { useCaptcha } from '../../shared/captcha/useCaptcha.ts';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { NewPasswordField } from '../../shared/password/NewPasswordField.tsx';
import { estimateStrength } from '../../shared/password/strength.ts';
import { forwardReturnPath, type LoginState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { returnPathOf } from '../../shared/returnPath.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useSignUpMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { emailError } from './emailError.ts';
import { messages } from './messages.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';

/** Creates an account, shows the server's message and opens the login page, which gets the path to return to. */
export function SignupForm() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const captcha = useCaptcha('signup');
  const [signUp] = useSignUpMutation();
  const [isPending, setPending] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const { form, errors, formError, showFieldErrors, showServerError, showFormError } = useFieldErrors([
    'email',
    'password',
    'acceptsTerms',
  ]);

  const send = async () => {
    const recaptchaToken = await captcha.solve();
    const { message } = await signUp({
      body: {
        email: email.trim(),
        password,
        recaptchaToken,
        acceptsTerms,
        ...omitUndefined({ returnTo: returnPathOf(state) }),
      },
    }).unwrap();
    showToast(message, { durationMs: limits.signUpToastMs });
    const loginState: LoginState = { ...forwardReturnPath(state), signedUpEmail: email.trim() };
    await navigate(href.login(), { state: loginState });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const strength = estimateStrength(password, email);
    const hasErrors = showFieldErrors({
      email: emailError(email),
      password:
        password === ''
          ? messages.newPasswordMissing
          : strength.level === 'rejected'
            ? strength.text
            : undefined,
      acceptsTerms: acceptsTerms ? undefined : messages.termsNotAccepted,
    });
    if (hasErrors) return;
    setPending(true);
    try {
      await send();
    } catch (error) {
      if (error instanceof CaptchaError) showFormError(messages.captcha[error.kind]);
      else showServerError(error, messages.unknownError);
    }
    setPending(false);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {formError !== undefined && <Alert>{formError}</Alert>}
      <EmailField
        label="Email"
        autoComplete="email"
        value={email}
        onFocus={() => captcha.prepare()}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
      />
      <NewPasswordField
        label="Password"
        name="password"
        email={email}
        value={password}
        onFocus={() => captcha.prepare()}
        onValueChange={setPassword}
        error={errors.password}
      />
      <TermsCheckbox isChecked={acceptsTerms} onChange={setAcceptsTerms} error={errors.acceptsTerms} />
      <div className={styles.submit}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isPending={isPending}
          pendingText="Creating your account…"
        >
          Create account
        </Button>
        <CaptchaNote />
      </div>
    </form>
  );
}
