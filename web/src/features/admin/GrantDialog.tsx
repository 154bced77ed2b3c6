import { useState } from 'react';
import { localDay } from '../../shared/days.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { AdminActionDialog } from './AdminActionDialog.tsx';
import { useListGrantableCoursesQuery, useSetEnrollmentMutation } from './adminApi.ts';
import { endOfDay } from './localDays.ts';

interface GrantDialogProps {
  /** The user's email. Without it, the dialog asks for one. */
  readonly email?: string;
  readonly courseId?: number;
  readonly endsAt?: string | undefined;
  readonly onClose: () => void;
}

const periods = [
  ['+ 1 month', 1],
  ['+ 3 months', 3],
  ['+ 1 year', 12],
] as const;

export function GrantDialog({ email, courseId, endsAt, onClose }: GrantDialogProps) {
  const { data: courses = [] } = useListGrantableCoursesQuery();
  const [setEnrollment] = useSetEnrollmentMutation();
  const [openedAt] = useState(() => new Date());
  const baseDate = endsAt === undefined ? openedAt : new Date(endsAt);
  const [lastDay, setLastDay] = useState(() =>
    localDay(endsAt === undefined ? monthsAfter(baseDate, 12) : baseDate),
  );
  const grant = async (reason: string, form: FormData): Promise<string> => {
    const fieldText = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const body = {
      email: email ?? fieldText('email'),
      courseId: courseId ?? Number(fieldText('courseId')),
      until: endOfDay(lastDay),
      reason,
    };
    return (await setEnrollment({ body }).unwrap()).message;
  };
  return (
    <AdminActionDialog
      title={endsAt === undefined ? 'Grant access' : 'Change end of access'}
      description={email ?? 'Gives a registered user a course for free.'}
      confirmLabel={endsAt === undefined ? 'Grant access' : 'Change end'}
      onConfirm={grant}
      onClose={onClose}
    >
      {email === undefined && (
        <Field name="email" label="Email" type="email" required autoComplete="off" spellCheck={false} />
      )}
      {courseId === undefined && (
        <Select name="courseId" label="Course">
          {courses.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <Field
        label="Last day"
        type="date"
        value={lastDay}
        min={localDay(openedAt)}
        required
        onChange={(event) => setLastDay(event.target.value)}
      />
      <Row gap={2}>
        {periods.map(([label, months]) => (
          <Button key={label} size="sm" onClick={() => setLastDay(localDay(monthsAfter(baseDate, months)))}>
            {label}
          </Button>
        ))}
      </Row>
    </AdminActionDialog>
  );
}

function monthsAfter(date: Date, months: number): Date {
  const result = new Date(date);
  result.setMonth(result.getMonth() + months);
  return result;
}
