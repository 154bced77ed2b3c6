import { useEffect, useRef, type RefObject } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useUnsentDrafts } from '../../features/code/drafts/useDraftSync.ts';
import { useFreshUser } from '../../features/users/useFreshUser.ts';
import { useAccountView, type AccountView } from '../../shared/accountView.ts';
import { useSession } from '../../shared/session.ts';
import { OfflineBanner } from '../../shared/ui/OfflineBanner.tsx';
import { AccountViewBanner, EndedAccountView } from './AccountViewBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { useLoggedOutNotice } from './useLoggedOutNotice.ts';

interface LayoutProps {
  /** The page fills the window below the header. The coding workspace hides the footer. */
  readonly isWorkspace?: boolean;
}

export function Layout(props: LayoutProps) {
  const { isLoggedIn } = useSession();
  const view = useAccountView();
  return view && !isLoggedIn ? <EndedAccountView view={view} /> : <PageLayout {...props} view={view} />;
}

function PageLayout({ isWorkspace = false, view }: LayoutProps & { readonly view: AccountView | null }) {
  const { state } = useNavigation();
  const content = useRef<HTMLElement>(null);
  useFreshUser();
  useLoggedOutNotice();
  useUnsentDrafts();
  useFocusOnNewPage(content);
  return (
    <div className={styles.layout} data-workspace={isWorkspace || undefined}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main ref={content} id="main" className={styles.main} tabIndex={-1}>
        {state === 'loading' && (
          <div className={styles.loading} role="progressbar" aria-label="Loading the page" />
        )}
        {!isWorkspace && (
          <div className={styles.offline}>
            <OfflineBanner text="You're offline. This page may be out of date, but everything you saved is safe." />
          </div>
        )}
        <Outlet />
      </main>
      <Footer />
      {view && <AccountViewBanner view={view} />}
      <ScrollRestoration />
    </div>
  );
}

/** Focuses the new page's content if a navigation removed the focused element, so that Tab continues there. */
function useFocusOnNewPage(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
