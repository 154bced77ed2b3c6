import { Eye } from 'lucide-react';
import { useLogout } from '../../features/auth/useLogout.ts';
import { leaveAccountView, type AccountView } from '../../shared/accountView.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from './AccountViewBanner.module.css';

/** Shown on every page of a read-only view of another account. */
export function AccountViewBanner({ view: { name } }: { readonly view: AccountView }) {
  const endView = useLogout();
  return (
    <section className={styles.banner} data-account-view aria-label="Read-only view">
      <Eye size={16} aria-hidden />
      <p className={styles.text}>Read-only view of {name}</p>
      <Button size="sm" onClick={endView}>
        End view
      </Button>
    </section>
  );
}

/** Replaces every page when the session of a view has ended. */
export function EndedAccountView({ view }: { readonly view: AccountView }) {
  usePageTitle('View ended');
  return (
    <main>
      <Notice title={`The view of ${view.name} has ended.`}>
        <Button variant="primary" onClick={() => leaveAccountView(view)}>
          Back to the user
        </Button>
      </Notice>
    </main>
  );
}
