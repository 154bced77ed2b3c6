import { Navigate, useLocation } from 'react-router-dom';
import { LoginForm } from '../features/auth/LoginForm.tsx';
import { destinationOf } from '../shared/paths.ts';
import { useSession } from '../shared/session.ts';
import { usePageTitle } from '../shared/usePageTitle.ts';
import styles from './LoginPage.module.css';

/** The login form. Who is logged in is sent on: to where they came from, else to their courses. */
export function LoginPage() {
  const { isLoggedIn } = useSession();
  const { state } = useLocation();
  usePageTitle('Log in');
  if (isLoggedIn) return <Navigate to={destinationOf(state)} replace />;
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>Log in</h1>
        <LoginForm />
      </div>
    </div>
  );
}
