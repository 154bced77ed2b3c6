import { readState } from '../../shared/navigationState.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { InboxLink } from './InboxLink.tsx';
import { messages } from './messages.ts';
import { ResendConfirmation, type ResendRecipient } from './ResendConfirmation.tsx';

interface LoginNoticeProps {
  /** The login page's navigation state. */
  readonly state: unknown;
  /** Resolves to the email in the form; undefined if it is missing. */
  readonly readRecipient: () => Promise<ResendRecipient | undefined>;
}

/** Asks users to confirm their email, and offers a new link if theirs doesn't work. */
export function LoginNotice({ state, readRecipient }: LoginNoticeProps) {
  const email = readState(state, 'signedUpEmail');
  const token = readState(state, 'expiredToken');
  const linkError = readState(state, 'linkError');
  if (email !== undefined)
    return (
      <Alert
        tone="info"
        actions={
          <>
            <ResendConfirmation getRecipient={() => ({ email })} />
            <InboxLink />
          </>
        }
      >
        {messages.confirmationSent(email)}
      </Alert>
    );
  if (token !== undefined)
    return (
      <Alert tone="warn" actions={<ResendConfirmation getRecipient={() => ({ token })} />}>
        {messages.linkExpired}
      </Alert>
    );
  if (linkError !== undefined)
    return (
      <Alert
        tone="warn"
        actions={<ResendConfirmation label="Send a new link" getRecipient={readRecipient} />}
      >
        {linkError}
      </Alert>
    );
  return null;
}
