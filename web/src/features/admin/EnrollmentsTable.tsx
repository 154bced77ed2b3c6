import type { AdminEnrollment } from '@dryrun/contracts/admin';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { useListEnrollmentsInfiniteQuery, type ListFilter } from './adminApi.ts';
import { Day, PersonCell, Pill, When } from './Cells.tsx';
import { EndAccessDialog } from './EndAccessDialog.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { RecordTable, type Column } from './RecordTable.tsx';

const person: Column<AdminEnrollment> = {
  head: 'Person',
  cell: (enrolment) => <PersonCell person={enrolment.person} />,
};

const columns: readonly Column<AdminEnrollment>[] = [
  { head: 'Course', cell: ({ course }) => course },
  {
    head: 'Access',
    cell: ({ isActive }) => <Pill tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Ended'}</Pill>,
  },
  { head: 'Until', cell: ({ expiresAt }) => <Day time={expiresAt} /> },
  { head: 'Lessons done', cell: ({ finishedLessons }) => finishedLessons, isFigure: true },
  { head: 'Began', cell: ({ enrolledAt }) => <When time={enrolledAt} /> },
];
const columnsOfAll = [person, ...columns];

/** Who owns which course until when, with what can be done about it. */
export function EnrollmentsTable({ filter }: { readonly filter: ListFilter }) {
  const source = useListEnrollmentsInfiniteQuery(filter);
  const [extending, setExtending] = useState<AdminEnrollment>();
  const [ending, setEnding] = useState<AdminEnrollment>();
  return (
    <>
      <RecordTable
        label="Enrolments"
        source={source}
        columns={filter.accountId === undefined ? columnsOfAll : columns}
        renderActs={(enrolment) => (
          <>
            <Button size="sm" onClick={() => setExtending(enrolment)}>
              {enrolment.isActive ? 'Change end…' : 'Grant again…'}
            </Button>
            {enrolment.isActive && (
              <Button size="sm" variant="danger" onClick={() => setEnding(enrolment)}>
                End now…
              </Button>
            )}
          </>
        )}
        keyOf={(enrolment) => `${enrolment.person.id} ${enrolment.courseId}`}
        empty={filter.accountId === undefined ? 'Nobody is enrolled like that.' : 'No course was ever owned.'}
      />
      {extending && (
        <GrantDialog
          email={extending.person.email}
          courseId={extending.courseId}
          {...(extending.isActive && { endsAt: extending.expiresAt })}
          onClose={() => setExtending(undefined)}
        />
      )}
      {ending && <EndAccessDialog enrolment={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
