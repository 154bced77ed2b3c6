import { messageOf } from '../../shared/error.ts';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { useResendConfirmationMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { messages } from './messages.ts';

interface ResendConfirmationProps {
  /** The account's e-mail, or the token of a link that came too late. */
  readonly by: { readonly email: string } | { readonly token: string };
}

/** Mails the confirmation link again; how often that may be, the server says. */
export function ResendConfirmation({ by }: ResendConfirmationProps) {
  const [resend, { isLoading }] = useResendConfirmationMutation();
  const press = async () => {
    try {
      const body = 'email' in by ? { email: by.email } : { token: by.token };
      showToast((await resend({ body }).unwrap()).message);
    } catch (error) {
      showError(messageOf(error, messages.oops));
    }
  };
  return (
    <button type="button" className={styles.plain} disabled={isLoading} onClick={() => void press()}>
      {isLoading ? 'Sending…' : 'Send the link again'}
    </button>
  );
}
