import { useSearchParams } from 'react-router-dom';
import { useConfirmEmail } from '../../features/auth/useConfirmEmail.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { WaitingPage } from '../WaitingPage.tsx';

/** Where a confirmation mail leads: `ctn` is its token. It is sent by script, so that a mail scanner does not use it up. */
export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  usePageTitle('Confirm your e-mail');
  useConfirmEmail(query.get('ctn'));
  return <WaitingPage text="Confirming your e-mail…" />;
}
