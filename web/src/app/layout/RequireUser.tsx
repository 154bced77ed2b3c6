import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { fromHere, href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';

/** Shows its routes to logged-in people; others go to the login page, which brings them back. */
export function RequireUser() {
  const { isLoggedIn } = useSession();
  const location = useLocation();
  return isLoggedIn ? <Outlet /> : <Navigate to={href.login()} replace state={fromHere(location)} />;
}
