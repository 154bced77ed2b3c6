import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../shared/error.ts';
import { returnPathOf } from '../../shared/returnPath.ts';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { useResendConfirmationMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { messages } from './messages.ts';

/** The account's email, or the token of an expired link. */
export type ResendRecipient = { readonly email: string } | { readonly token: string };

interface ResendConfirmationProps {
  readonly label?: string;
  /** If it returns undefined, nothing is sent. */
  readonly getRecipient: () => ResendRecipient | undefined | Promise<ResendRecipient | undefined>;
}

export function ResendConfirmation({ label = 'Send the link again', getRecipient }: ResendConfirmationProps) {
  const { state } = useLocation();
  const [resend, { isLoading }] = useResendConfirmationMutation();
  const send = async () => {
    const recipient = await getRecipient();
    if (!recipient) return;
    try {
      const body = { ...recipient, ...omitUndefined({ returnTo: returnPathOf(state) }) };
      showToast((await resend({ body }).unwrap()).message);
    } catch (error) {
      showError(messageOf(error, messages.unknownError));
    }
  };
  return (
    <button type="button" className={styles.textButton} disabled={isLoading} onClick={() => void send()}>
      {isLoading ? 'Sending…' : label}
    </button>
  );
}
