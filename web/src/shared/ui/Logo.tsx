import styles from './Logo.module.css';

/** The mark: an outlined run, the rehearsal, and the real one after it. */
export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg className={styles.logo} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <path d="M3.5 6.2v11.6l7-5.8z" className={styles.rehearsal} />
      <path d="M11.5 5.2v13.6l9-6.8z" className={styles.run} />
    </svg>
  );
}
