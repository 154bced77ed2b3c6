import { JudgeHealthPanel } from '../../features/admin/JudgeHealthPanel.tsx';
import { AdminSection } from './AdminSection.tsx';

export function AdminJudgePage() {
  return (
    <AdminSection title="Judge" description="The judges report this every three seconds.">
      <JudgeHealthPanel />
    </AdminSection>
  );
}
