import { CoursesTable } from '../../features/admin/CoursesTable.tsx';
import { AdminSection } from './AdminSection.tsx';

export function AdminCoursesPage() {
  return (
    <AdminSection
      title="Courses"
      description="State, price and lessons come from the course's files and the settings, so that each change has a history. Restart the server after a change. A withdrawn course stays with its owners."
    >
      <CoursesTable />
    </AdminSection>
  );
}
