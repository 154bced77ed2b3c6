import { useRef, type SubmitEvent } from 'react';
import { errorBodyOf, statusOf } from '../../shared/error.ts';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { useRecoverAccountMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { emailError } from './emailError.ts';
import { InboxLink } from './InboxLink.tsx';
import { messages } from './messages.ts';

/** Requests a password reset email. The response is the same for every address, to prevent user enumeration. */
export function RecoveryForm() {
  const [recover, { isLoading, isSuccess }] = useRecoverAccountMutation();
  const { form, errors, formError, showFieldErrors, showServerError, showFormError } = useFieldErrors([
    'email',
  ]);
  const emailInput = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = emailInput.current?.value.trim() ?? '';
    if (showFieldErrors({ email: emailError(email) })) return;
    try {
      await recover({ query: { email } }).unwrap();
    } catch (error) {
      // Show the server's message only for an invalid field or a rate limit, which the user can act on.
      const isActionable = errorBodyOf(error)?.fields !== undefined || statusOf(error) === 429;
      if (isActionable) showServerError(error, messages.unknownError);
      else showFormError(messages.unknownError);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {formError !== undefined && <Alert>{formError}</Alert>}
      {isSuccess && (
        <Alert tone="good" actions={<InboxLink />}>
          {messages.recoverySent}
        </Alert>
      )}
      <EmailField ref={emailInput} label="Email" autoComplete="username" error={errors.email} />
      <div className={styles.submit}>
        <Button
          type="submit"
          variant={isSuccess ? 'secondary' : 'primary'}
          size="lg"
          isPending={isLoading}
          pendingText="Sending…"
        >
          {isSuccess ? 'Send again' : 'Send me a link'}
        </Button>
      </div>
    </form>
  );
}
