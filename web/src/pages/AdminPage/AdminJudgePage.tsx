import { JudgeHealthPanel } from '../../features/admin/JudgeHealthPanel.tsx';
import { AdminSection } from './AdminSection.tsx';

export function AdminJudgePage() {
  return (
    <AdminSection title="Judge" about="The judges report this every three seconds.">
      <JudgeHealthPanel />
    </AdminSection>
  );
}
