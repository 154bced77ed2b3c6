import { useState } from 'react';
import { EnrollmentsTable } from '../../features/admin/EnrollmentsTable.tsx';
import { FilterBar } from '../../features/admin/FilterBar.tsx';
import { GrantDialog } from '../../features/admin/GrantDialog.tsx';
import { useFilters } from '../../features/admin/useFilters.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { AdminSection } from './AdminSection.tsx';

const states = [
  ['active', 'Active'],
  ['ended', 'Ended'],
] as const;

export function AdminEnrollmentsPage() {
  const filters = useFilters();
  const [isGranting, setGranting] = useState(false);
  return (
    <AdminSection
      title="Enrollments"
      action={
        <Button variant="primary" onClick={() => setGranting(true)}>
          Grant access…
        </Button>
      }
    >
      <FilterBar filters={filters} searchLabel="Email starts with" states={states} />
      <EnrollmentsTable filter={filters.filter} />
      {isGranting && <GrantDialog onClose={() => setGranting(false)} />}
    </AdminSection>
  );
}
