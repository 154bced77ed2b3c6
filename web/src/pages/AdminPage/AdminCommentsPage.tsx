import { CommentsAdmin } from '../../features/blog/CommentsAdmin.tsx';
import { AdminSection } from './AdminSection.tsx';

/** Comments that need a decision, and banned users. */
export function AdminCommentsPage() {
  return (
    <AdminSection title="Comments">
      <CommentsAdmin />
    </AdminSection>
  );
}
