import { CircleX } from 'lucide-react';
import styles from './VerdictIllustration.module.css';

export function VerdictIllustration() {
  return (
    <div className={styles.output} aria-hidden>
      <p className={styles.verdict}>
        <CircleX size={16} />
        Wrong Answer <span>17 of 24 tests passed</span>
      </p>
      <dl className={styles.values}>
        <dt>nums</dt>
        <dd>[-2,0,0,2,2]</dd>
        <dt>Yours</dt>
        <dd className={styles.yours}>[[-2,0,2],[-2,0,2]]</dd>
        <dt>Expected</dt>
        <dd className={styles.expected}>[[-2,0,2]]</dd>
      </dl>
    </div>
  );
}
