import { Check } from 'lucide-react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { SignupForm } from '../../features/auth/SignupForm.tsx';
import { SocialButtons } from '../../features/auth/SocialButtons.tsx';
import { forwardReturnPath } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { pathAfterLogin } from '../../shared/returnPath.ts';
import { useSession } from '../../shared/session.ts';
import { AuthCard } from '../AuthCard.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import styles from './SignupPage.module.css';

export function SignupPage() {
  const { isLoggedIn, user } = useSession();
  const { state } = useLocation();
  if (isLoggedIn) return <Navigate to={pathAfterLogin(state, user?.role === 'admin')} replace />;
  return (
    <AuthCard
      title="Create your account"
      lead="It's free. You only pay if you buy the course."
      aside={<Reasons />}
      footer={
        <>
          Already have an account?{' '}
          <Link to={href.login()} state={forwardReturnPath(state)}>
            Log in
          </Link>
        </>
      }
    >
      <SocialButtons />
      <SignupForm />
    </AuthCard>
  );
}

const reasons = [
  'Run and submit Java, Python or C++ code in the free problems, and see which test fails.',
  'See your submissions and verdicts on every device.',
  'Join the discussion on blog posts.',
];

function Reasons() {
  return (
    <Section title="With an account you can" gap={5}>
      <Stack as="ul" gap={4}>
        {reasons.map((reason) => (
          <li key={reason} className={styles.reason}>
            <Check size={18} aria-hidden />
            {reason}
          </li>
        ))}
      </Stack>
    </Section>
  );
}
