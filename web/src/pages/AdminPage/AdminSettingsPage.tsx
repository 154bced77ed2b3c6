import { SetupTable } from '../../features/admin/SetupTable.tsx';
import { AdminSection } from './AdminSection.tsx';

export function AdminSettingsPage() {
  return (
    <AdminSection
      title="Settings"
      description="Settings are environment variables of the server. Set what is missing or for a demo only before you publish the site, then restart it."
    >
      <SetupTable />
    </AdminSection>
  );
}
