import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Alert.module.css';

/** Says inside a form or panel what went wrong; read out when it appears. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      <CircleAlert size={18} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
