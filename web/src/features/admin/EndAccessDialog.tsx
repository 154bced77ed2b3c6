import type { AdminEnrollment } from '@dryrun/contracts/admin';
import { AdminActionDialog } from './AdminActionDialog.tsx';
import { useSetEnrollmentMutation } from './adminApi.ts';

interface EndAccessDialogProps {
  readonly enrollment: AdminEnrollment;
  readonly onClose: () => void;
}

export function EndAccessDialog({ enrollment, onClose }: EndAccessDialogProps) {
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
