import { emailTemplates } from '@dryrun/contracts/emails';
import { FilterBar } from '../../features/admin/FilterBar.tsx';
import { nameOfEmail } from '../../features/admin/emailNames.ts';
import { EmailTable } from '../../features/admin/EmailTable.tsx';
import { useFilters } from '../../features/admin/useFilters.ts';
import { Select } from '../../shared/ui/Select.tsx';
import { AdminSection } from './AdminSection.tsx';

const states = [
  ['queued', 'Waiting'],
  ['sent', 'Sent'],
  ['failed', 'Failed'],
  ['declined', 'Declined'],
  ['dropped', 'Dropped'],
] as const;

const templates = Object.keys(emailTemplates).toSorted();

/** Which mail went to whom, and which did not. */
export function AdminEmailsPage() {
  const filters = useFilters();
  return (
    <AdminSection
      title="Mail"
      about="Which mail went to whom and when. What a mail says is not shown to anyone, and mails are forgotten after a month."
    >
      <FilterBar filters={filters} search="Address begins with" states={states}>
        <Select
          label="Kind"
          value={filters.filter.template ?? ''}
          onChange={(event) => filters.set('template', event.target.value)}
        >
          <option value="">All kinds</option>
          {templates.map((template) => (
            <option key={template} value={template}>
              {nameOfEmail(template)}
            </option>
          ))}
        </Select>
      </FilterBar>
      <EmailTable filter={filters.filter} />
    </AdminSection>
  );
}
