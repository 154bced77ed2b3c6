import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { fromLocation } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';

/**
 * Renders its routes for admins and redirects everyone else to login, which sends logged-in users on to their courses.
 * Renders nothing while the user is loading.
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
