import { JudgeHealthPanel } from '../../features/admin/JudgeHealthPanel.tsx';
import { AdminSection } from './AdminSection.tsx';

/** Health of the judges. */
export function AdminJudgePage() {
  return (
    <AdminSection title="Judge" about="The judges report this every three seconds.">
      <JudgeHealthPanel />
    </AdminSection>
  );
}
