import { JudgeHealthPanel } from '../../features/admin/JudgeHealthPanel.tsx';
import { AdminSection } from './AdminSection.tsx';

/** Whether judging goes on. */
export function AdminJudgePage() {
  return (
    <AdminSection title="Judge" about="As the judges tell it themselves, every three seconds.">
      <JudgeHealthPanel />
    </AdminSection>
  );
}
