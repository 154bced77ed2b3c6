import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../shared/error.ts';
import { returnPathOf } from '../../shared/returnPath.ts';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { useResendConfirmationMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { messages } from './messages.ts';

interface ResendConfirmationProps {
  /** The account's email, or the token of an expired link. */
  readonly recipient: { readonly email: string } | { readonly token: string };
}

export function ResendConfirmation({ recipient }: ResendConfirmationProps) {
  const { state } = useLocation();
  const [resend, { isLoading }] = useResendConfirmationMutation();
  const send = async () => {
    try {
      const body = {
        ...('email' in recipient ? { email: recipient.email } : { token: recipient.token }),
        ...omitUndefined({ returnTo: returnPathOf(state) }),
      };
      showToast((await resend({ body }).unwrap()).message);
    } catch (error) {
      showError(messageOf(error, messages.unknownError));
    }
  };
  return (
    <button type="button" className={styles.textButton} disabled={isLoading} onClick={() => void send()}>
      {isLoading ? 'Sending…' : 'Send the link again'}
    </button>
  );
}
