import { pages } from '@dryrun/contracts/pages';
import { href } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';

export function NotFoundPage() {
  usePageTitle(pages.notFound.title, pages.notFound.description);
  return (
    <Notice icon={<strong aria-hidden>404</strong>} title={pages.notFound.description}>
      <ButtonLink to={href.home()} variant="primary">
        Go Back
      </ButtonLink>
    </Notice>
  );
}
