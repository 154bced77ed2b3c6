import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { Navigate, useLocation } from 'react-router-dom';
import { fromLocation, type FromState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { loggedOutMessage, useSession } from '../../shared/session.ts';

/** Redirects to login, which shows the reason and returns here afterward. */
export function LoginRedirect({ reason }: { readonly reason?: string | undefined }) {
  const { hasEnded } = useSession();
  const location = useLocation();
  const state: FromState = {
    ...fromLocation(location),
    ...omitUndefined({ reason: reason ?? (hasEnded ? loggedOutMessage : undefined) }),
  };
  return <Navigate to={href.login()} replace state={state} />;
}
