import { Link, useLocation } from 'react-router-dom';
import { RecoveryForm } from '../../features/auth/RecoveryForm.tsx';
import { forwardReturnPath } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { AuthCard } from '../AuthCard.tsx';

/** Requests a password reset link. Logged-in users need it too: accounts created by social login have no password. */
export function AccountRecoveryPage() {
  const { state } = useLocation();
  return (
    <AuthCard
      title="Recover your account"
      lead="We'll email you a link to set a new password."
      footer={
        <Link to={href.login()} state={forwardReturnPath(state)}>
          Back to login
        </Link>
      }
    >
      <RecoveryForm />
    </AuthCard>
  );
}
