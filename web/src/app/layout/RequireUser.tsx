import { Outlet } from 'react-router-dom';
import { useSession } from '../../shared/session.ts';
import { LoginRedirect } from './LoginRedirect.tsx';

/** The `handle` of routes that only users may open. */
export const requiresLogin = 'requires-login';

export function RequireUser({ reason }: { readonly reason?: string }) {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <Outlet /> : <LoginRedirect reason={reason} />;
}
