import type { AdminEnrollment } from '@dryrun/contracts/admin';
import { AdminActionDialog } from './AdminActionDialog.tsx';
import { useSetEnrollmentMutation } from './adminApi.ts';

interface EndAccessDialogProps {
  readonly enrolment: AdminEnrollment;
  readonly onClose: () => void;
}

/** Takes access to a course away at once. */
export function EndAccessDialog({ enrolment, onClose }: EndAccessDialogProps) {
  const [setEnrollment] = useSetEnrollmentMutation();
  const { person, course, courseId } = enrolment;
  return (
    <AdminActionDialog
      title="End access now"
      description={`${person.email} can no longer open ${course}. Progress is kept; no money goes back.`}
      confirm="End access"
      isDangerous
      act={async (reason) => {
        const body = { email: person.email, courseId, until: null, reason };
        return (await setEnrollment({ body }).unwrap()).message;
      }}
      onClose={onClose}
    />
  );
}
