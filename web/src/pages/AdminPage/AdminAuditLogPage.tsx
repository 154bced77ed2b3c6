import { adminActions } from '@dryrun/contracts/audit';
import { formatAdminAction } from '../../features/admin/adminActions.ts';
import { AuditTable } from '../../features/admin/AuditTable.tsx';
import { FilterBar } from '../../features/admin/FilterBar.tsx';
import { useFilters } from '../../features/admin/useFilters.ts';
import { Select } from '../../shared/ui/Select.tsx';
import { AdminSection } from './AdminSection.tsx';

export function AdminAuditLogPage() {
  const filters = useFilters();
  return (
    <AdminSection
      title="Audit log"
      description="Actions taken by admins here and on the command line. Entries are never edited or deleted."
    >
      <FilterBar filters={filters} searchLabel="Email starts with (admin or user)">
        <Select
          label="Action"
          value={filters.filter.act ?? ''}
          onChange={(event) => filters.set('act', event.target.value)}
        >
          <option value="">All actions</option>
          {adminActions.map((act) => (
            <option key={act} value={act}>
              {formatAdminAction(act)}
            </option>
          ))}
        </Select>
      </FilterBar>
      <AuditTable filter={filters.filter} />
    </AdminSection>
  );
}
