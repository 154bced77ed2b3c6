import { CourseCard } from '../../features/courses/CourseCard.tsx';
import { useListCoursesQuery } from '../../features/courses/coursesApi.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import styles from './CoursesPage.module.css';

export function CoursesPage() {
  const { data, error, refetch } = useListCoursesQuery();
  return (
    <Page title="All courses:">
      {data && (
        <div className={styles.grid}>
          {data.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </div>
      )}
      {!data && !error && <Skeleton lines={6} label="Loading the courses" />}
      {!data && error && <Alert onRetry={refetch}>The courses could not be loaded.</Alert>}
    </Page>
  );
}
