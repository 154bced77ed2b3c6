import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { fromLocation, type FromState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { loggedOutMessage, useSession } from '../../shared/session.ts';

/** The `handle` of routes that only users may open. */
export const requiresLogin = 'requires-login';

export function RequireUser({ reason }: { readonly reason?: string }) {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <Outlet /> : <LoginRedirect reason={reason} />;
}

/** Redirects everyone but admins to login, which redirects logged-in users to their courses. */
export function RequireAdmin() {
  const { isLoggedIn, user } = useSession();
  if (isLoggedIn && !user) return null;
  return user?.role === 'admin' ? <Outlet /> : <LoginRedirect />;
}

/** Redirects to login, which shows the reason and returns here afterward. */
function LoginRedirect({ reason }: { readonly reason?: string | undefined }) {
  const { hasEnded } = useSession();
  const location = useLocation();
  const state: FromState = {
    ...fromLocation(location),
    ...omitUndefined({ reason: reason ?? (hasEnded ? loggedOutMessage : undefined) }),
  };
  return <Navigate to={href.login()} replace state={state} />;
}
