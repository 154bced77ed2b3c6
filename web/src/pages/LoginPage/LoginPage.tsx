import { Link, Navigate, useLocation } from 'react-router-dom';
import { LoginForm } from '../../features/auth/LoginForm.tsx';
import { SocialButtons } from '../../features/auth/SocialButtons.tsx';
import { forwardReturnPath, readState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { pathAfterLogin } from '../../shared/returnPath.ts';
import { useSession } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { AuthCard } from '../AuthCard.tsx';

/** Redirects logged-in users to the return path, or to their courses. */
export function LoginPage() {
  const { isLoggedIn, user } = useSession();
  const { state } = useLocation();
  if (isLoggedIn) return <Navigate to={pathAfterLogin(state, user?.role === 'admin')} replace />;
  return (
    <AuthCard
      title="Log in"
      footer={
        <>
          New here?{' '}
          <Link to={href.signup()} state={forwardReturnPath(state)}>
            Create an account
          </Link>
        </>
      }
    >
      <Reason state={state} />
      <SocialButtons />
      <LoginForm />
    </AuthCard>
  );
}

function Reason({ state }: { readonly state: unknown }) {
  const reason = readState(state, 'reason');
  return reason === undefined ? null : <Alert tone="info">{reason}</Alert>;
}
