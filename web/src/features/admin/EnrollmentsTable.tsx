import type { AdminEnrollment } from '@dryrun/contracts/admin';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { AdminActionDialog } from './AdminActionDialog.tsx';
import { useListEnrollmentsInfiniteQuery, useSetEnrollmentMutation, type ListFilter } from './adminApi.ts';
import { PersonCell, Pill, RelativeTime, ShortDate } from './Cells.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { RecordTable } from './RecordTable.tsx';
import { isFiltered } from './useFilters.ts';

const userColumn: Column<AdminEnrollment> = {
  head: 'User',
  cell: (enrollment) => <PersonCell person={enrollment.person} />,
};

const columns: readonly Column<AdminEnrollment>[] = [
  { head: 'Course', cell: ({ course }) => course },
  {
    head: 'Access',
    cell: ({ isActive }) => <Pill tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Ended'}</Pill>,
  },
  { head: 'Until', cell: ({ expiresAt }) => <ShortDate time={expiresAt} /> },
  { head: 'Lessons completed', cell: ({ finishedLessons }) => finishedLessons, isNumeric: true },
  { head: 'Enrolled', cell: ({ enrolledAt }) => <RelativeTime time={enrolledAt} /> },
];
const columnsWithUser = [userColumn, ...columns];

export function EnrollmentsTable({ filter }: { readonly filter: ListFilter }) {
  const source = useListEnrollmentsInfiniteQuery(filter);
  const [enrollmentToExtend, setEnrollmentToExtend] = useState<AdminEnrollment>();
  const [enrollmentToEnd, setEnrollmentToEnd] = useState<AdminEnrollment>();
  return (
    <>
      <RecordTable
        label="Enrollments"
        source={source}
        columns={filter.accountId === undefined ? columnsWithUser : columns}
        renderActions={(enrollment) => (
          <>
            <Button size="sm" onClick={() => setEnrollmentToExtend(enrollment)}>
              {enrollment.isActive ? 'Change end…' : 'Grant again…'}
            </Button>
            {enrollment.isActive && (
              <Button size="sm" variant="danger" onClick={() => setEnrollmentToEnd(enrollment)}>
                End now…
              </Button>
            )}
          </>
        )}
        keyOf={(enrollment) => `${enrollment.person.id} ${enrollment.courseId}`}
        emptyText={emptyTextOf(filter)}
      />
      {enrollmentToExtend && (
        <GrantDialog
          email={enrollmentToExtend.person.email}
          courseId={enrollmentToExtend.courseId}
          endsAt={enrollmentToExtend.isActive ? enrollmentToExtend.expiresAt : undefined}
          onClose={() => setEnrollmentToExtend(undefined)}
        />
      )}
      {enrollmentToEnd && (
        <EndAccessDialog enrollment={enrollmentToEnd} onClose={() => setEnrollmentToEnd(undefined)} />
      )}
    </>
  );
}

function emptyTextOf(filter: ListFilter): string {
  if (isFiltered(filter)) return 'No matching enrollments.';
  return filter.accountId === undefined ? 'No enrollments yet.' : 'No courses yet.';
}

interface EndAccessDialogProps {
  readonly enrollment: AdminEnrollment;
  readonly onClose: () => void;
}

function EndAccessDialog({ enrollment, onClose }: EndAccessDialogProps) {
  const [setEnrollment] = useSetEnrollmentMutation();
  const { person, course, courseId } = enrollment;
  return (
    <AdminActionDialog
      title="End access now"
      description={`${person.email} can no longer open ${course}. Their progress is kept. Nothing is refunded.`}
      confirmLabel="End access"
      isDangerous
      onConfirm={async (reason) => {
        const body = { email: person.email, courseId, until: null, reason };
        return (await setEnrollment({ body }).unwrap()).message;
      }}
      onClose={onClose}
    />
  );
}
