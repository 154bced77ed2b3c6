import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { fromLocation, type FromState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { loggedOutMessage, useSession } from '../../shared/session.ts';

/** The `handle` of routes that only users may open. */
export const requiresLogin = 'requires-login';

/** Redirects visitors to login, which shows `reason` and returns here afterwards. */
export function RequireUser({ reason }: { readonly reason?: string }) {
  const { isLoggedIn, hasEnded } = useSession();
  const location = useLocation();
  if (isLoggedIn) return <Outlet />;
  const state: FromState = {
    ...fromLocation(location),
    ...omitUndefined({ reason: hasEnded ? loggedOutMessage : reason }),
  };
  return <Navigate to={href.login()} replace state={state} />;
}
