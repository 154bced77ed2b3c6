import type { AdminUser } from '@dryrun/contracts/admin';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { useListUsersInfiniteQuery, type ListFilter } from './adminApi.ts';
import { PersonCell, Pill, RelativeTime, ShortDate } from './Cells.tsx';
import { RecordTable } from './RecordTable.tsx';

const columns: readonly Column<AdminUser>[] = [
  { head: 'User', cell: (user) => <PersonCell person={user} /> },
  { head: 'State', cell: (user) => <UserState user={user} /> },
  { head: 'Courses', cell: ({ courses }) => courses, isNumeric: true },
  { head: 'Sessions', cell: ({ sessions }) => sessions, isNumeric: true },
  { head: 'Signed up', cell: ({ createdAt }) => <RelativeTime time={createdAt} /> },
];

export function UsersTable({ filter }: { readonly filter: ListFilter }) {
  const source = useListUsersInfiniteQuery(filter);
  return (
    <RecordTable
      label="Users"
      source={source}
      columns={columns}
      keyOf={({ id }) => id}
      emptyText="No matching users."
    />
  );
}

export function UserState({ user }: { readonly user: AdminUser }) {
  const { role, isConfirmed, isErased, deletesAt } = user;
  if (isErased) return <Pill tone="quiet">Deleted</Pill>;
  if (deletesAt)
    return (
      <Pill tone="bad">
        Deletion on <ShortDate time={deletesAt} />
      </Pill>
    );
  if (!isConfirmed) return <Pill tone="warn">Not confirmed</Pill>;
  return role === 'admin' ? <Pill tone="info">Admin</Pill> : <Pill tone="good">Confirmed</Pill>;
}
