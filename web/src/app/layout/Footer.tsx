import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { site } from '@dryrun/contracts/site';
import { Logo } from '../../shared/ui/Logo.tsx';
import styles from './Footer.module.css';

const externalLink = { target: '_blank', rel: 'noreferrer' } as const;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.copyright}>
          <Logo size={20} />© {site.since} {site.name}
        </p>
        <nav aria-label="Courses, help and terms" className={styles.links}>
          <Link to={href.courses()}>All courses</Link>
          <Link to={href.faq()}>FAQ</Link>
          <Link to={href.terms()}>Terms of service</Link>
          <Link to={href.privacy()}>Privacy policy</Link>
        </nav>
        <nav aria-label="Contact" className={styles.links}>
          <a href={`mailto:${site.contactMail}`}>Contact</a>
          <a href={site.videoChannel} {...externalLink}>
            YouTube
          </a>
          <a href={site.professionalNetwork} {...externalLink}>
            LinkedIn
          </a>
        </nav>
      </div>
    </footer>
  );
}
