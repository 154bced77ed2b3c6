import { FilterBar } from '../features/admin/FilterBar.tsx';
import { MailTable } from '../features/admin/MailTable.tsx';
import { useFilters } from '../features/admin/useFilters.ts';
import { AdminSection } from './AdminSection.tsx';

const states = [
  ['queued', 'Waiting'],
  ['sent', 'Sent'],
  ['failed', 'Failed'],
  ['declined', 'Declined'],
  ['dropped', 'Dropped'],
] as const;

/** Which mail went to whom, and which did not. */
export function AdminMailPage() {
  const filters = useFilters();
  return (
    <AdminSection
      title="Mail"
      about="Which mail went to whom and when. What a mail says is not shown to anyone, and mails are forgotten after a month."
    >
      <FilterBar filters={filters} search="Address begins with" states={states} />
      <MailTable filter={filters.filter} />
    </AdminSection>
  );
}
