import { Check } from 'lucide-react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { SignupForm } from '../../features/auth/SignupForm.tsx';
import { SocialButtons } from '../../features/auth/SocialButtons.tsx';
import { forwardOrigin } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { pathAfterLogin } from '../../shared/returnPath.ts';
import { useSession } from '../../shared/session.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { AuthCard } from '../AuthCard.tsx';
import styles from './SignupPage.module.css';

/** The sign-up form. Who is logged in is sent on, as from the login page. */
export function SignupPage() {
  const { isLoggedIn, user } = useSession();
  const { state } = useLocation();
  usePageTitle('Create an account');
  if (isLoggedIn) return <Navigate to={pathAfterLogin(state, user?.role === 'admin')} replace />;
  return (
    <AuthCard
      title="Create your account"
      lead="Free. You pay only when you buy the course."
      aside={<Reasons />}
      other={
        <>
          Already have an account?{' '}
          <Link to={href.login()} state={forwardOrigin(state)}>
            Log in
          </Link>
        </>
      }
    >
      <SocialButtons isSignup />
      <SignupForm />
    </AuthCard>
  );
}

const reasons = [
  'Run and submit your code in the free problems: Java, Python or C++, with the test that fails.',
  'Find your submissions and verdicts again, on every device.',
  'Join the discussion under the blog posts.',
];

function Reasons() {
  return (
    <>
      <h2 className={styles.heading}>With an account you can</h2>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason} className={styles.reason}>
            <Check size={18} aria-hidden />
            {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
