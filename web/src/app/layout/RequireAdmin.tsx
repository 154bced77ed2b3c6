import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { fromLocation } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { loggedOutMessage, useSession } from '../../shared/session.ts';

/** Redirects everyone but admins to login, which redirects logged-in users to their courses. */
export function RequireAdmin() {
  const { isLoggedIn, user, hasEnded } = useSession();
  const location = useLocation();
  if (isLoggedIn && !user) return null;
  return user?.role === 'admin' ? (
    <Outlet />
  ) : (
    <Navigate
      to={href.login()}
      replace
      state={{ ...fromLocation(location), ...(hasEnded && { reason: loggedOutMessage }) }}
    />
  );
}
