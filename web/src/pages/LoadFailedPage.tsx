import { usePageTitle } from '../shared/usePageTitle.ts';
import { Button } from '../shared/ui/Button.tsx';
import styles from './Notice.module.css';

/** Shown when a page fails to load (an old client after an update, no network) or throws. */
export function LoadFailedPage() {
  usePageTitle('Something went wrong');
  return (
    <div className={styles.notice} role="alert">
      <h1 className={styles.title}>This page could not be shown.</h1>
      <p>Code you have typed is saved in this browser. Reloading usually helps.</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
