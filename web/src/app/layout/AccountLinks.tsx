import { LogOut } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useLogout } from '../../features/auth/useLogout.ts';
import { useSendDrafts } from '../../features/code/drafts/useDraftSync.ts';
import { useAccountView } from '../../shared/accountView.ts';
import { fromLocationOrState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { Avatar } from '../../shared/ui/Avatar.tsx';
import { showError } from '../../shared/ui/toast.tsx';
import styles from './Header.module.css';

export function AccountLinks() {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <UserLinks /> : <VisitorLinks />;
}

/** Login and Register links. Both return to the current page after login. */
function VisitorLinks() {
  const state = fromLocationOrState(useLocation());
  return (
    <>
      <Link to={href.login()} state={state} className={styles.link} data-for="visitors">
        Login
      </Link>
      <Link to={href.signup()} state={state} className={styles.link} data-for="visitors" data-framed>
        Register
      </Link>
    </>
  );
}

function UserLinks() {
  const { user } = useSession();
  const view = useAccountView();
  const logout = useLogout();
  const sendDrafts = useSendDrafts();
  // Logout clears the browser's drafts. A view has none to save.
  const sendDraftsAndLogOut = () =>
    (view ? Promise.resolve() : sendDrafts()).then(logout, () =>
      showError('Your latest code could not be saved to your account.', {
        id: 'logout',
        action: { label: 'Log out anyway', onClick: logout },
      }),
    );
  return (
    <>
      {user?.role === 'admin' && (
        <>
          <NavLink to={href.admin()} className={styles.link}>
            Admin
          </NavLink>
          <NavLink to={href.editor()} className={styles.link}>
            Editor
          </NavLink>
        </>
      )}
      <NavLink
        to={href.profile()}
        className={styles.link}
        title={user ? `${user.name} (${user.email})` : undefined}
      >
        {user && <Avatar name={user.name} imageUrl={user.imageUrl} />}
        Profile
      </NavLink>
      <button type="button" className={styles.link} onClick={() => void sendDraftsAndLogOut()}>
        <LogOut size={18} aria-hidden />
        Logout
      </button>
    </>
  );
}
