import { emailTemplates } from '@dryrun/contracts/emails';
import { FilterBar } from '../../features/admin/FilterBar.tsx';
import { formatEmailTemplate } from '../../features/admin/emailNames.ts';
import { EmailTable } from '../../features/admin/EmailTable.tsx';
import { useFilters } from '../../features/admin/useFilters.ts';
import { Select } from '../../shared/ui/Select.tsx';
import { AdminSection } from './AdminSection.tsx';

const states = [
  ['queued', 'Queued'],
  ['sent', 'Sent'],
  ['failed', 'Failed'],
  ['declined', 'Declined'],
  ['dropped', 'Dropped'],
] as const;

const templates = Object.keys(emailTemplates).toSorted();

export function AdminEmailsPage() {
  const filters = useFilters();
  return (
    <AdminSection
      title="Emails"
      description="Who was emailed, and when. Email contents are never shown, and entries are deleted after a month."
    >
      <FilterBar filters={filters} searchLabel="Address starts with" states={states}>
        <Select
          label="Type"
          value={filters.filter.template ?? ''}
          onChange={(event) => filters.set('template', event.target.value)}
        >
          <option value="">All types</option>
          {templates.map((template) => (
            <option key={template} value={template}>
              {formatEmailTemplate(template)}
            </option>
          ))}
        </Select>
      </FilterBar>
      <EmailTable filter={filters.filter} />
    </AdminSection>
  );
}
