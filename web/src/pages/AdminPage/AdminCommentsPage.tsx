import { CommentsAdmin } from '../../features/blog/CommentsAdmin.tsx';
import { AdminSection } from './AdminSection.tsx';

export function AdminCommentsPage() {
  return (
    <AdminSection title="Comments">
      <CommentsAdmin />
    </AdminSection>
  );
}
