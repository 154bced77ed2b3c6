import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { InboxLink } from '../../features/auth/InboxLink.tsx';
import { useUndoDeletion } from '../../features/auth/useUndoDeletion.ts';
import { deletesAtOf } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { loggedOut } from '../../shared/session.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { AuthCard } from '../AuthCard.tsx';
import { WaitingPage } from '../WaitingPage.tsx';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** After a request to delete an account; and where the mail about it leads, to keep the account after all. */
export function UndoDeletionPage() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const deletesAt = deletesAtOf(state);
  if (deletesAt) return <DeletionRequested deletesAt={deletesAt} />;
  return <UndoDeletion token={query.get('token')} />;
}

/** Ends the session, which the server has ended; the profile could not: it would send its visitor to log in. */
function DeletionRequested({ deletesAt }: { readonly deletesAt: Date }) {
  const dispatch = useDispatch();
  usePageTitle('Account to be deleted');
  useEffect(() => {
    dispatch(loggedOut());
  }, [dispatch]);
  return (
    <AuthCard
      title={`Your account will be deleted on ${dateFormat.format(deletesAt)}`}
      lead={
        <>
          You are logged out everywhere. Until then the link in our e-mail keeps your account as it was.{' '}
          <InboxLink />
        </>
      }
    >
      <ButtonLink to={href.home()} size="lg">
        Go to the start page
      </ButtonLink>
    </AuthCard>
  );
}

function UndoDeletion({ token }: { readonly token: string | null }) {
  usePageTitle('Keep your account');
  const undone = useUndoDeletion(token);
  if (!undone) return <WaitingPage text="Keeping your account…" />;
  return (
    <AuthCard title={undone.isRestored ? 'Your account stays' : 'Nothing was changed'} lead={undone.text}>
      <ButtonLink to={href.login()} variant="primary" size="lg">
        Log in
      </ButtonLink>
    </AuthCard>
  );
}
