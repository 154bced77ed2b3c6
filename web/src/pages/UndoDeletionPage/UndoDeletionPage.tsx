import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { InboxLink } from '../../features/auth/InboxLink.tsx';
import { useUndoDeletion } from '../../features/auth/useUndoDeletion.ts';
import { readDeletionTime } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { formatLongDate } from '../../shared/relativeTime.ts';
import { loggedOut } from '../../shared/session.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { AuthCard } from '../AuthCard.tsx';
import { WaitingPage } from '../WaitingPage.tsx';

/** Confirms a deletion request. Also the target of the undo link in emails. */
export function UndoDeletionPage() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const deletesAt = readDeletionTime(state);
  if (deletesAt) return <DeletionRequested deletesAt={deletesAt} />;
  return <UndoDeletion token={query.get('token')} />;
}

/** Logs out this tab. The profile page cannot do it, because it would redirect to login. */
function DeletionRequested({ deletesAt }: { readonly deletesAt: Date }) {
  const dispatch = useDispatch();
  usePageTitle('Account to be deleted');
  useEffect(() => {
    dispatch(loggedOut());
  }, [dispatch]);
  return (
    <AuthCard
      title={`Your account will be deleted on ${formatLongDate(deletesAt)}`}
      lead={
        <>
          You're logged out everywhere. To keep your account, open the link in our email before then.{' '}
          <InboxLink />
        </>
      }
    >
      <ButtonLink to={href.home()} size="lg">
        Go to the home page
      </ButtonLink>
    </AuthCard>
  );
}

function UndoDeletion({ token }: { readonly token: string | null }) {
  usePageTitle('Restore your account');
  const outcome = useUndoDeletion(token);
  if (!outcome) return <WaitingPage text="Restoring your account…" />;
  return (
    <AuthCard title={outcome.isRestored ? 'Your account is restored' : 'Nothing changed'} lead={outcome.text}>
      <ButtonLink to={href.login()} variant="primary" size="lg">
        Log in
      </ButtonLink>
    </AuthCard>
  );
}
