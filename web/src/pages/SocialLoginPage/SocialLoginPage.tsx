import { useSocialLogin } from '../../features/auth/useSocialLogin.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { WaitingPage } from '../WaitingPage.tsx';

export function SocialLoginPage() {
  usePageTitle('Log in');
  useSocialLogin();
  return <WaitingPage text="Logging you in…" />;
}
