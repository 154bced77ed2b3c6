import { Spinner } from '../shared/ui/Spinner.tsx';
import styles from './Notice.module.css';

/** While a page does what its address asks for, before it leads on. */
export function WaitingPage({ text }: { readonly text: string }) {
  return (
    <div className={styles.notice} role="status">
      <h1 className={styles.title}>{text}</h1>
      <Spinner />
    </div>
  );
}
