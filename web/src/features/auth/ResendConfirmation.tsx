import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { useLocation } from 'react-router-dom';
import { showResponse } from '../../shared/requestToast.ts';
import { returnPathOf } from '../../shared/returnPath.ts';
import { useResendConfirmationMutation } from './authApi.ts';
import styles from './AuthForm.module.css';

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
    const body = { ...recipient, ...omitUndefined({ returnTo: returnPathOf(state) }) };
    await showResponse(resend({ body }).unwrap());
  };
  return (
    <button type="button" className={styles.textButton} disabled={isLoading} onClick={() => void send()}>
      {isLoading ? 'Sending…' : label}
    </button>
  );
}
