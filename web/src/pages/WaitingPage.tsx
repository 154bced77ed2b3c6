import { Spinner } from '../shared/ui/Spinner.tsx';
import styles from './Notice.module.css';

/** Shown while a link is processed. */
export function WaitingPage({ text }: { readonly text: string }) {
  return (
    <div className={styles.notice} role="status">
      <h1 className={styles.title}>{text}</h1>
      <Spinner />
    </div>
  );
}
