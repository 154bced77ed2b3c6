import { signUp } from '@dryrun/contracts/auth';
import { limits } from '@dryrun/contracts/limits';
import { useLocation, useNavigate } from 'react-router-dom';
import { CaptchaError } from '../../shared/captcha/captcha.ts';
import { CaptchaNote } from '../../shared/captcha/CaptchaNote.tsx';
import { useCaptcha } from '../../shared/captcha/useCaptcha.ts';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import { NewPasswordField } from '../../shared/password/NewPasswordField.tsx';
import { forwardReturnPath, type LoginState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { returnPathOf } from '../../shared/returnPath.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useSignUpMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { messages } from './messages.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';

const signUpFields = signUp.body
  .omit({ recaptchaToken: true, returnTo: true })
  .refine(({ email, password }) => email.toLowerCase() !== password.toLowerCase(), {
    path: ['password'],
    error: "Don't use your email as your password.",
  });

/** Creates an account, shows the server's message and opens the login page, which gets the path to return to. */
export function SignupForm() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const captcha = useCaptcha('signup');
  const [sendSignUp] = useSignUpMutation();
  const { submit, field, formError, isPending, setError, watch } = useContractForm({
    schema: signUpFields,
    defaultValues: { email: '', password: '', acceptsTerms: false },
    send: async (fields) => {
      let recaptchaToken: string;
      try {
        recaptchaToken = await captcha.solve();
      } catch (error) {
        if (!(error instanceof CaptchaError)) throw error;
        setError('root', { message: messages.captcha[error.kind] });
        return;
      }
      const returnTo = returnPathOf(state);
      const { message } = await sendSignUp({ body: { ...fields, recaptchaToken, returnTo } }).unwrap();
      showToast(message, { durationMs: limits.signUpToastMs });
      const loginState: LoginState = { ...forwardReturnPath(state), signedUpEmail: fields.email };
      await navigate(href.login(), { state: loginState });
    },
  });

  return (
    <Stack as="form" gap={5} onSubmit={(event) => void submit(event)} noValidate>
      {formError !== undefined && <Alert>{formError}</Alert>}
      <EmailField {...field('email')} label="Email" autoComplete="email" onFocus={() => captcha.prepare()} />
      <NewPasswordField
        {...field('password')}
        label="Password"
        email={watch('email')}
        value={watch('password')}
        onFocus={() => captcha.prepare()}
      />
      <TermsCheckbox {...field('acceptsTerms')} />
      <Stack gap={3} className={styles.submit}>
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
      </Stack>
    </Stack>
  );
}
