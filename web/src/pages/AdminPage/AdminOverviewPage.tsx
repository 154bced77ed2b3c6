import { AuditTable } from '../../features/admin/AuditTable.tsx';
import { Overview } from '../../features/admin/Overview.tsx';
import { AdminPart, AdminSection } from './AdminSection.tsx';

const everything = {};

/** What waits for an admin, and what admins did last. */
export function AdminOverviewPage() {
  return (
    <AdminSection title="Overview">
      <Overview />
      <AdminPart title="Done last">
        <AuditTable filter={everything} />
      </AdminPart>
    </AdminSection>
  );
}
