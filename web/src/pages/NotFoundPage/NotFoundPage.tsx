import { pages } from '@dryrun/contracts/pages';
import { href } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import styles from '../Notice.module.css';

export function NotFoundPage() {
  usePageTitle(pages.notFound.title, pages.notFound.description);
  return (
    <div className={styles.notice}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1 className={styles.title}>{"The page you're looking for was not found."}</h1>
      <ButtonLink to={href.home()} variant="primary">
        Go Back
      </ButtonLink>
    </div>
  );
}
