import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { AdminActionDialog } from './AdminActionDialog.tsx';
import styles from './AdminActionDialog.module.css';
import { useListGrantableCoursesQuery, useSetEnrollmentMutation } from './adminApi.ts';

interface GrantDialogProps {
  /** Whose access; without it the dialog asks. */
  readonly email?: string;
  readonly courseId?: number;
  /** When the access ends that they have now. */
  readonly endsAt?: string;
  readonly onClose: () => void;
}

const periods = [
  ['+ 1 month', 1],
  ['+ 3 months', 3],
  ['+ 1 year', 12],
] as const;

/** Grants access to a course until a day, or moves the end of the access that there is. */
export function GrantDialog({ email, courseId, endsAt, onClose }: GrantDialogProps) {
  const { data: courses = [] } = useListGrantableCoursesQuery();
  const [setEnrollment] = useSetEnrollmentMutation();
  const [openedAt] = useState(() => new Date());
  const start = endsAt === undefined ? openedAt : new Date(endsAt);
  const [until, setUntil] = useState(() => dayOf(endsAt === undefined ? monthsAfter(start, 12) : start));
  const act = async (reason: string, form: FormData): Promise<string> => {
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const body = {
      email: email ?? text('email'),
      courseId: courseId ?? Number(text('courseId')),
      until: new Date(`${until}T23:59:59`).toISOString(),
      reason,
    };
    return (await setEnrollment({ body }).unwrap()).message;
  };
  return (
    <AdminActionDialog
      title={endsAt === undefined ? 'Grant access' : 'Change the end of access'}
      description={email ?? 'Somebody with an account gets a course without paying.'}
      confirm={endsAt === undefined ? 'Grant access' : 'Change the end'}
      act={act}
      onClose={onClose}
    >
      {email === undefined && (
        <Field name="email" label="E-mail" type="email" required autoComplete="off" spellCheck={false} />
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
        value={until}
        min={dayOf(openedAt)}
        required
        onChange={(event) => setUntil(event.target.value)}
      />
      <div className={styles.quick}>
        {periods.map(([label, months]) => (
          <Button key={label} size="sm" onClick={() => setUntil(dayOf(monthsAfter(start, months)))}>
            {label}
          </Button>
        ))}
      </div>
    </AdminActionDialog>
  );
}

/** A day as a date field has it, in this browser's zone. */
function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function monthsAfter(date: Date, months: number): Date {
  const after = new Date(date);
  after.setMonth(after.getMonth() + months);
  return after;
}
