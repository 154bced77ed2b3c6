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

/** Asks for the mail with a link to set a new password. The answer is the same for every e-mail. */
export function RecoveryForm() {
  const [recover, { isLoading, isSuccess }] = useRecoverAccountMutation();
  const { form, faults, failure, show, showError, fail } = useFieldErrors(['email']);
  const emailInput = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = emailInput.current?.value.trim() ?? '';
    if (show({ email: emailError(email) })) return;
    try {
      await recover({ query: { email } }).unwrap();
    } catch (error) {
      // The generic sentence, but for what one can do something about: the field, or waiting.
      const isTold = errorBodyOf(error)?.fields !== undefined || statusOf(error) === 429;
      if (isTold) showError(error, messages.oops);
      else fail(messages.oops);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {isSuccess && (
        <Alert tone="good" actions={<InboxLink />}>
          {messages.recoverySent}
        </Alert>
      )}
      <EmailField ref={emailInput} label="E-mail" autoComplete="username" error={faults.email} />
      <div className={styles.submit}>
        <Button
          type="submit"
          variant={isSuccess ? 'secondary' : 'primary'}
          size="lg"
          isPending={isLoading}
          pendingText="Sending…"
        >
          {isSuccess ? 'Send it again' : 'Send me a link'}
        </Button>
      </div>
    </form>
  );
}
