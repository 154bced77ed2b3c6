import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { fromLocationOrState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { loggedOutMessage, useSession } from '../../shared/session.ts';
import { showError } from '../../shared/ui/toast.tsx';
import { requiresLogin } from './RequireLogin.tsx';

/** Shows a notice when the session ends. Its login button leads back to the current page. */
export function useLoggedOutNotice(): void {
  const { isLoggedIn, hasEnded } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  // Other pages redirect to login, which shows the notice.
  const staysHere = !useMatches().some(({ handle }) => handle === requiresLogin);
  const latest = useRef({ location, wasLoggedIn: false });
  useEffect(() => {
    const { wasLoggedIn } = latest.current;
    latest.current = { location, wasLoggedIn: isLoggedIn };
    if (!wasLoggedIn || !hasEnded || !staysHere) return;
    const logIn = () => void navigate(href.login(), { state: fromLocationOrState(latest.current.location) });
    showError(loggedOutMessage, { id: 'session', action: { label: 'Log in', onClick: logIn } });
  }, [isLoggedIn, hasEnded, location, staysHere, navigate]);
}
