import { linkNotValid } from '@dryrun/contracts/errors';
import { Link, useSearchParams } from 'react-router-dom';
import { PasswordChangeForm } from '../../features/auth/PasswordChangeForm.tsx';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { AuthCard } from '../AuthCard.tsx';

/** Target of the password reset link (token: `upn`). */
export function PasswordChangePage() {
  const [query] = useSearchParams();
  const token = query.get('upn');
  if (!token)
    return (
      <AuthCard title="This link is incomplete" lead={linkNotValid}>
        <ButtonLink to={href.accountRecovery()} variant="primary" size="lg">
          Request a new link
        </ButtonLink>
      </AuthCard>
    );
  return (
    <AuthCard
      title="Choose a new password"
      lead="You'll be logged out everywhere. Then log in with your new password."
      footer={<Link to={href.login()}>Back to login</Link>}
    >
      <PasswordChangeForm token={token} />
    </AuthCard>
  );
}
