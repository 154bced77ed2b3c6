import { usePageTitle } from '../shared/usePageTitle.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';

/** Shown when a page cannot be loaded (no network, outdated client) or throws. */
export function LoadFailedPage() {
  usePageTitle('Something went wrong');
  return (
    <Notice
      title="This page couldn't be loaded."
      text="Your code is saved in this browser. Reload the page to try again."
      role="alert"
    >
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Notice>
  );
}
