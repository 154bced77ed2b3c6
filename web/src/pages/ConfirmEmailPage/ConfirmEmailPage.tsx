import { useSearchParams } from 'react-router-dom';
import { useConfirmEmail } from '../../features/auth/useConfirmEmail.ts';
import { WaitingPage } from '../WaitingPage.tsx';

/** Target of the confirmation link (token: `ctn`). A script sends the token, so that email scanners don't. */
export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  useConfirmEmail(query.get('ctn'), query.get('next'));
  return <WaitingPage text="Confirming your email…" />;
}
