import { Outlet } from 'react-router-dom';
import { useSession } from '../../shared/session.ts';
import { LoginRedirect } from './LoginRedirect.tsx';

/** Redirects everyone but admins to login, which redirects logged-in users to their courses. */
export function RequireAdmin() {
  const { isLoggedIn, user } = useSession();
  if (isLoggedIn && !user) return null;
  return user?.role === 'admin' ? <Outlet /> : <LoginRedirect />;
}
