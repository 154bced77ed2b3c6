import { FilterBar } from '../../features/admin/FilterBar.tsx';
import { PaymentsTable } from '../../features/admin/PaymentsTable.tsx';
import { RefundRequests } from '../../features/admin/RefundRequests.tsx';
import { useFilters } from '../../features/admin/useFilters.ts';
import { Section } from '../../shared/ui/Section.tsx';
import { AdminSection } from './AdminSection.tsx';

const states = [
  ['paid', 'Paid'],
  ['refunded', 'Refunded'],
  ['open', 'Open'],
  ['canceled', 'Canceled'],
] as const;

export function AdminPaymentsPage() {
  const filters = useFilters();
  return (
    <AdminSection title="Payments" gap={10}>
      <Section title="Refund requests">
        <RefundRequests state="waiting" />
      </Section>
      <Section title="All payments">
        <FilterBar filters={filters} searchLabel="Email starts with, or payment ID" states={states} />
        <PaymentsTable filter={filters.filter} />
      </Section>
      <Section title="Decided refunds">
        <RefundRequests state="decided" />
      </Section>
    </AdminSection>
  );
}
