import { adminActions } from '@dryrun/contracts/audit';
import { nameOfAdminAction } from '../../features/admin/adminActions.ts';
import { AuditTable } from '../../features/admin/AuditTable.tsx';
import { FilterBar } from '../../features/admin/FilterBar.tsx';
import { useFilters } from '../../features/admin/useFilters.ts';
import { Select } from '../../shared/ui/Select.tsx';
import { AdminSection } from './AdminSection.tsx';

/** Everything that admins did, the newest first. */
export function AdminAuditLogPage() {
  const filters = useFilters();
  return (
    <AdminSection
      title="Audit log"
      about="What admins did here and on the command line. Entries are never changed or removed."
    >
      <FilterBar filters={filters} search="E-mail begins with: who did it, or on whom">
        <Select
          label="Act"
          value={filters.filter.act ?? ''}
          onChange={(event) => filters.set('act', event.target.value)}
        >
          <option value="">All acts</option>
          {adminActions.map((act) => (
            <option key={act} value={act}>
              {nameOfAdminAction(act)}
            </option>
          ))}
        </Select>
      </FilterBar>
      <AuditTable filter={filters.filter} />
    </AdminSection>
  );
}
