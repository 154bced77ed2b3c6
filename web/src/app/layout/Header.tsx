import { Moon, Sun } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { builtInCoursePath, fromHere, href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { site } from '../../shared/site.ts';
import { chooseTheme, useTheme } from '../../shared/theme.ts';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { Logo } from '../../shared/ui/Logo.tsx';
import styles from './Header.module.css';
import { UserMenu } from './UserMenu.tsx';

/** The bar at the top of every page. */
export function Header() {
  const { isLoggedIn } = useSession();
  return (
    <header className={styles.header}>
      <Link to={href.home()} className={styles.brand} aria-label={`${site.name}, start page`}>
        <Logo />
        <span className={styles.name}>{site.name}</span>
      </Link>
      <nav aria-label="Main" className={styles.nav}>
        <NavLink to={href.course(builtInCoursePath)} className={styles.link}>
          Coding interview course
        </NavLink>
      </nav>
      <div className={styles.tools}>
        <ThemeToggle />
        {isLoggedIn ? <UserMenu /> : <LoginLink />}
      </div>
    </header>
  );
}

/** The bar before there is a page to lead away from: nothing in it can be pressed and lost. */
export function HeaderOutline() {
  return (
    <header className={styles.header}>
      <span className={styles.brand}>
        <Logo />
        <span className={styles.name}>{site.name}</span>
      </span>
    </header>
  );
}

function LoginLink() {
  const location = useLocation();
  const isHere = location.pathname === href.login();
  return (
    <Link to={href.login()} state={isHere ? location.state : fromHere(location)} className={styles.link}>
      Login
    </Link>
  );
}

function ThemeToggle() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const Icon = other === 'light' ? Sun : Moon;
  return (
    <IconButton
      label={`Switch to the ${other} theme`}
      icon={<Icon size={18} aria-hidden />}
      onClick={() => chooseTheme(other)}
    />
  );
}
