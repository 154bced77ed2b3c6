import { useParams } from 'react-router-dom';
import { useGetAdminUserQuery } from '../../features/admin/adminApi.ts';
import { AuditTable } from '../../features/admin/AuditTable.tsx';
import { EnrollmentsTable } from '../../features/admin/EnrollmentsTable.tsx';
import { EmailTable } from '../../features/admin/EmailTable.tsx';
import { PaymentsTable } from '../../features/admin/PaymentsTable.tsx';
import { UserDetails } from '../../features/admin/UserDetails.tsx';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { AdminPart } from './AdminSection.tsx';
import styles from './AdminSection.module.css';

export function AdminUserPage() {
  const { id = '' } = useParams();
  const { data: user, error } = useGetAdminUserQuery({ params: { id } });
  usePageTitle(`${user?.email ?? 'User'} · Admin`);
  if (error && !user) return <Alert>{messageOf(error, 'The account could not be loaded.')}</Alert>;
  if (!user) return <Skeleton lines={8} label="Loading the account" />;
  const filter = { accountId: id };
  return (
    <div className={styles.section}>
      <UserDetails user={user} />
      <AdminPart title="Enrollments">
        <EnrollmentsTable filter={filter} />
      </AdminPart>
      <AdminPart title="Payments">
        <PaymentsTable filter={filter} />
      </AdminPart>
      <AdminPart title="Emails">
        <EmailTable filter={filter} />
      </AdminPart>
      <AdminPart title="Admin actions">
        <AuditTable filter={filter} />
      </AdminPart>
    </div>
  );
}
