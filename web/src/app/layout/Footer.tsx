import { site } from '../../shared/site.ts';
import styles from './Footer.module.css';

/** The line under every page but the coding workspace. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>
        © {site.since} {site.name}
      </p>
    </footer>
  );
}
