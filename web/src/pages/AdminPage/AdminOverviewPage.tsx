import { AuditTable } from '../../features/admin/AuditTable.tsx';
import { Overview } from '../../features/admin/Overview.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { AdminSection } from './AdminSection.tsx';

const noFilter = {};

export function AdminOverviewPage() {
  return (
    <AdminSection title="Overview" gap={10}>
      <Overview />
      <Section title="Recent actions">
        <AuditTable filter={noFilter} />
      </Section>
    </AdminSection>
  );
}
