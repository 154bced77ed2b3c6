import { FilterBar } from '../../features/admin/FilterBar.tsx';
import { useFilters } from '../../features/admin/useFilters.ts';
import { UsersTable } from '../../features/admin/UsersTable.tsx';
import { AdminSection } from './AdminSection.tsx';

const states = [
  ['unconfirmed', 'Not confirmed'],
  ['admin', 'Admins'],
] as const;

/** Accounts, the newest first. */
export function AdminUsersPage() {
  const filters = useFilters();
  return (
    <AdminSection
      title="Users"
      about="Who becomes an admin is decided on the command line: npm run admin -- grant <e-mail>."
    >
      <FilterBar filters={filters} search="E-mail begins with" states={states} />
      <UsersTable filter={filters.filter} />
    </AdminSection>
  );
}
