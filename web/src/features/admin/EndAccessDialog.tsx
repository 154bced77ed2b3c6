import type { AdminEnrolment } from '@dryrun/contracts/admin';
import { ActDialog } from './AdminActionDialog.tsx';
import { useSetEnrolmentMutation } from './adminApi.ts';

interface EndAccessDialogProps {
  readonly enrolment: AdminEnrolment;
  readonly onClose: () => void;
}

/** Takes access to a course away at once. */
export function EndAccessDialog({ enrolment, onClose }: EndAccessDialogProps) {
  const [setEnrolment] = useSetEnrolmentMutation();
  const { person, course, courseId } = enrolment;
  return (
    <ActDialog
      title="End access now"
      description={`${person.email} can no longer open ${course}. Progress is kept; no money goes back.`}
      confirm="End access"
      isDangerous
      act={async (reason) => {
        const body = { email: person.email, courseId, until: null, reason };
        return (await setEnrolment({ body }).unwrap()).message;
      }}
      onClose={onClose}
    />
  );
}
