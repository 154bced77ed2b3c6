import { useRef, type SubmitEvent } from 'react';
import { useFaults } from '../../shared/form/useFaults.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { useRecoverAccountMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { InboxLink } from './InboxLink.tsx';
import { messages } from './messages.ts';

/** Asks for the mail with a link to set a new password. The answer is the same for every e-mail. */
export function RecoveryForm() {
  const [recover, { isLoading, isSuccess }] = useRecoverAccountMutation();
  const { form, faults, failure, show, showError } = useFaults(['email']);
  const emailInput = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = emailInput.current?.value.trim() ?? '';
    if (show({ email: email === '' ? messages.emailMissing : undefined })) return;
    try {
      await recover({ query: { email } }).unwrap();
    } catch (error) {
      showError(error, messages.oops);
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
