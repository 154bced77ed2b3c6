import { useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useFreshUser } from '../../features/users/useFreshUser.ts';
import { OfflineBanner } from '../../shared/ui/OfflineBanner.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Footer } from './Footer.tsx';
import { Header, HeaderOutline } from './Header.tsx';
import styles from './Layout.module.css';
import { useFocusOnNewPage } from './useFocusOnNewPage.ts';

/** The frame of every page. `isWorkspace` gives the page the window's height below the header, without a footer. */
export function Layout({ isWorkspace = false }: { readonly isWorkspace?: boolean }) {
  const { state } = useNavigation();
  const content = useRef<HTMLElement>(null);
  useFreshUser();
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
            <OfflineBanner text="You are offline. What is shown may be old; nothing that you saved is lost." />
          </div>
        )}
        <Outlet />
      </main>
      {!isWorkspace && <Footer />}
      <ScrollRestoration />
    </div>
  );
}

/** While the first page is on its way: the frame and the shape of a text. */
export function LoadingLayout() {
  return (
    <div className={styles.layout}>
      <HeaderOutline />
      <main className={styles.first}>
        <Skeleton lines={6} label="Loading the page" />
      </main>
    </div>
  );
}
