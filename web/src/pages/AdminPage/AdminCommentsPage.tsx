import { CommentsAdmin } from '../../features/blog/CommentsAdmin.tsx';
import { AdminSection } from './AdminSection.tsx';

/** Comments that wait for a decision, and who may not comment. */
export function AdminCommentsPage() {
  return (
    <AdminSection title="Comments">
      <CommentsAdmin />
    </AdminSection>
  );
}
