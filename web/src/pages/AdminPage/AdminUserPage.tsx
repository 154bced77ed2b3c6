import { useParams } from 'react-router-dom';
import { useGetAdminUserQuery } from '../../features/admin/adminApi.ts';
import { AuditTable } from '../../features/admin/AuditTable.tsx';
import { EnrollmentsTable } from '../../features/admin/EnrollmentsTable.tsx';
import { EmailTable } from '../../features/admin/EmailTable.tsx';
import { PaymentsTable } from '../../features/admin/PaymentsTable.tsx';
import { UserDetails } from '../../features/admin/UserDetails.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';

export function AdminUserPage() {
  const { id = '' } = useParams();
  const { data: user, error } = useGetAdminUserQuery({ params: { id } });
  usePageTitle(`${user?.email ?? 'User'} · Admin`);
  if (!user)
    return (
      <Loading
        error={error}
        fallback="The account could not be loaded."
        lines={8}
        label="Loading the account"
      />
    );
  const filter = { accountId: id };
  return (
    <Stack gap={10}>
      <UserDetails user={user} />
      <Section title="Enrollments">
        <EnrollmentsTable filter={filter} />
      </Section>
      <Section title="Payments">
        <PaymentsTable filter={filter} />
      </Section>
      <Section title="Emails">
        <EmailTable filter={filter} />
      </Section>
      <Section title="Admin actions">
        <AuditTable filter={filter} />
      </Section>
    </Stack>
  );
}
