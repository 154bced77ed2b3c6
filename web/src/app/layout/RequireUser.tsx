import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { fromLocation, type FromState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';

/** Redirects visitors to login, which shows `reason` and returns here afterwards. */
export function RequireUser({ reason }: { readonly reason?: string }) {
  const { isLoggedIn } = useSession();
  const location = useLocation();
  if (isLoggedIn) return <Outlet />;
  const state: FromState = { ...fromLocation(location), ...omitUndefined({ reason }) };
  return <Navigate to={href.login()} replace state={state} />;
}
