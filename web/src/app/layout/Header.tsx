import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { SearchButton } from '../../features/search/SearchButton.tsx';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { site } from '@dryrun/contracts/site';
import { Logo } from '../../shared/ui/Logo.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import styles from './Header.module.css';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The menu is a native popover, so that it opens before hydration. */
const menuId = 'site-menu';

export function Header() {
  const { isLoggedIn } = useSession();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <header className={styles.header}>
      <Link to={href.home()} className={styles.brand} aria-label={`${site.name}, home page`}>
        <Logo />
        <span>{site.name}</span>
      </Link>
      {/* Closes the popover when a link in it is activated, by mouse or key. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div id={menuId} ref={menu} popover="auto" className={styles.menu} onClick={() => close(menu.current)}>
        <nav aria-label="Main" className={styles.nav}>
          <NavLink to={href.course(builtInCoursePath)} className={styles.link}>
            Coding interview course
          </NavLink>
          <NavLink to={href.blog()} className={styles.link}>
            Blog
          </NavLink>
          {isLoggedIn ? (
            <NavLink to={href.myCourses()} className={styles.link}>
              My courses
            </NavLink>
          ) : (
            <NavLink to={href.courses()} className={styles.link}>
              All courses
            </NavLink>
          )}
        </nav>
        <nav aria-label="Account" className={styles.account}>
          <AccountLinks />
        </nav>
      </div>
      <div className={styles.tools}>
        <SearchButton />
        <ThemeToggle />
        <button type="button" className={styles.menuButton} popoverTarget={menuId} aria-label="Menu">
          <Menu size={20} aria-hidden className={styles.opens} />
          <X size={20} aria-hidden className={styles.closes} />
        </button>
      </div>
    </header>
  );
}

function close(menu: HTMLDivElement | null): void {
  // No popover is open on wide windows, where the links are in the bar.
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
