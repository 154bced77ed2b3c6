import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { fromLocation } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';

/**
 * Shows its routes to admins; everybody else goes to the login page, which sends those who are logged in on to their
 * courses. While the user of a stored token is still on the way nothing is decided.
 */
export function RequireAdmin() {
  const { isLoggedIn, user } = useSession();
  const location = useLocation();
  if (isLoggedIn && !user) return null;
  return user?.role === 'admin' ? (
    <Outlet />
  ) : (
    <Navigate to={href.login()} replace state={fromLocation(location)} />
  );
}
