import { usePageTitle } from '../shared/usePageTitle.ts';
import { Button } from '../shared/ui/Button.tsx';
import styles from './Notice.module.css';

/** Shown when a page cannot be loaded (no network, outdated client) or throws. */
export function LoadFailedPage() {
  usePageTitle('Something went wrong');
  return (
    <div className={styles.notice} role="alert">
      <h1 className={styles.title}>This page couldn't be loaded.</h1>
      <p>Your code is saved in this browser. Reload the page to try again.</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
