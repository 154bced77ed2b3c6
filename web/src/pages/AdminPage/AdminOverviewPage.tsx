import { AuditTable } from '../../features/admin/AuditTable.tsx';
import { Overview } from '../../features/admin/Overview.tsx';
import { AdminPart, AdminSection } from './AdminSection.tsx';

const noFilter = {};

export function AdminOverviewPage() {
  return (
    <AdminSection title="Overview">
      <Overview />
      <AdminPart title="Recent actions">
        <AuditTable filter={noFilter} />
      </AdminPart>
    </AdminSection>
  );
}
