import { FilterBar } from '../../features/admin/FilterBar.tsx';
import { useFilters } from '../../features/admin/useFilters.ts';
import { UsersTable } from '../../features/admin/UsersTable.tsx';
import { AdminSection } from './AdminSection.tsx';

const states = [
  ['unconfirmed', 'Not confirmed'],
  ['admin', 'Admins'],
] as const;

export function AdminUsersPage() {
  const filters = useFilters();
  return (
    <AdminSection
      title="Users"
      description="To make someone an admin, run npm run admin -- grant <email> on the command line."
    >
      <FilterBar filters={filters} searchLabel="Email starts with" states={states} />
      <UsersTable filter={filters.filter} />
    </AdminSection>
  );
}
