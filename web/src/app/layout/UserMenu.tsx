import { BookOpen, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLogout } from '../../features/auth/useLogout.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { Menu, MenuHeading, MenuItem, MenuLine } from '../../shared/ui/Menu.tsx';
import styles from './UserMenu.module.css';

/** Who is logged in, with the way to their courses and out. */
export function UserMenu() {
  const { user } = useSession();
  const logout = useLogout();
  const name = user?.name ?? '';
  return (
    <Menu
      trigger={
        <button type="button" className={styles.trigger} aria-label={name ? `Account of ${name}` : 'Account'}>
          <span className={styles.avatar} aria-hidden>
            {user?.imageUrl ? <img src={user.imageUrl} alt="" /> : ([...name][0]?.toUpperCase() ?? '')}
          </span>
        </button>
      }
    >
      {user && (
        <>
          <MenuHeading>
            <span className={styles.name}>{user.name}</span>
            {user.email}
          </MenuHeading>
          <MenuLine />
        </>
      )}
      <MenuItem asChild>
        <Link to={href.myCourses()}>
          <BookOpen size={16} aria-hidden />
          My courses
        </Link>
      </MenuItem>
      <MenuItem icon={<LogOut size={16} aria-hidden />} onSelect={logout}>
        Logout
      </MenuItem>
    </Menu>
  );
}
