import styles from './Logo.module.css';

export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg className={styles.logo} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <path d="M4.5 8V3L9 5.55M4.5 16v5L9 18.45M16 9.45 20.5 12 16 14.55" className={styles.marks} />
      <path d="M8.8 9.2v5.6l4.9-2.8z" className={styles.run} />
    </svg>
  );
}
