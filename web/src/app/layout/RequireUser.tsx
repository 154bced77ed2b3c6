import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { fromLocation, type FromState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';

/**
 * Shows its routes to logged-in people; others go to the login page, which says `reason` if there is one and brings
 * them back.
 */
export function RequireUser({ reason }: { readonly reason?: string }) {
  const { isLoggedIn } = useSession();
  const location = useLocation();
  if (isLoggedIn) return <Outlet />;
  const state: FromState = { ...fromLocation(location), ...(reason !== undefined && { reason }) };
  return <Navigate to={href.login()} replace state={state} />;
}
