import type { Course } from '@dryrun/contracts/courses';
import type { CurrentCourse } from '@dryrun/contracts/users';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { LatestVerdicts } from '../../features/code/submissions/LatestVerdicts.tsx';
import { AccessEnd, EnrollmentBox } from '../../features/courses/EnrollmentBox.tsx';
import { NextLesson } from '../../features/courses/NextLesson.tsx';
import { ProblemsByPattern } from '../../features/courses/ProblemsByPattern.tsx';
import { useCourse } from '../../features/courses/useCourse.ts';
import { AnnotatedLessons } from '../../features/lessons/AnnotatedLessons.tsx';
import { useGetTodayQuery } from '../../features/memory/memoryApi.ts';
import { TodayCard } from '../../features/memory/TodayCard.tsx';
import { PlanCard } from '../../features/plan/PlanCard.tsx';
import { RehearsalCard } from '../../features/rehearsal/RehearsalCard.tsx';
import { hasEnded } from '../../shared/enrollment.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './MyCoursesPage.module.css';

export function MyCoursesPage() {
  const { user } = useSession();
  const active = user?.currentCourses.filter((enrollment) => !hasEnded(enrollment)) ?? [];
  const ended = user?.currentCourses.filter(hasEnded) ?? [];
  return (
    <Page title="My courses">
      <TodayCard />
      <PlanCard />
      <RehearsalCard />
      {!user && <Skeleton lines={4} label="Loading your courses" />}
      {user && active.length + ended.length === 0 && (
        <Stack gap={4} align="start">
          <Text size="md">When you enroll in a course, it will appear here.</Text>
          <ButtonLink to={href.courses()} variant="primary">
            Browse now
          </ButtonLink>
        </Stack>
      )}
      {active.length > 0 && (
        <Stack gap={12}>
          {active.map((enrollment) => (
            <EnrolledCourse key={enrollment.courseId} enrollment={enrollment} Layout={ActiveCourse} />
          ))}
          <p>
            <Link to={href.courses()}>All courses</Link>
          </p>
        </Stack>
      )}
      <EndedGroup heading="Expired" enrollments={ended.filter(({ isRefunded }) => !isRefunded)} />
      <EndedGroup heading="Refunded" enrollments={ended.filter(({ isRefunded }) => isRefunded)} />
    </Page>
  );
}

interface EndedGroupProps {
  readonly heading: string;
  readonly enrollments: readonly CurrentCourse[];
}

function EndedGroup({ heading, enrollments }: EndedGroupProps) {
  if (enrollments.length === 0) return null;
  return (
    <Section title={heading} gap={4} className={styles.group}>
      <div className={styles.tiles}>
        {enrollments.map((enrollment) => (
          <EnrolledCourse key={enrollment.courseId} enrollment={enrollment} Layout={Tile} />
        ))}
      </div>
    </Section>
  );
}

interface LayoutProps {
  readonly course: Course;
  readonly enrollment: CurrentCourse;
}

interface EnrolledCourseProps {
  readonly enrollment: CurrentCourse;
  readonly Layout: ComponentType<LayoutProps>;
}

function EnrolledCourse({ enrollment, Layout }: EnrolledCourseProps) {
  const courseQuery = useCourse(enrollment.coursePath);
  switch (courseQuery.status) {
    case 'ready':
      return <Layout course={courseQuery.course} enrollment={enrollment} />;
    case 'missing':
      return null;
    case 'failed':
      return <Alert onRetry={courseQuery.retry}>The course could not be loaded.</Alert>;
    case 'loading':
      return <Skeleton lines={8} label="Loading the course" />;
  }
}

function ActiveCourse({ course, enrollment }: LayoutProps) {
  const { data: memory } = useGetTodayQuery();
  return (
    <Stack as="article" gap={4}>
      <Heading level={2} className={styles.name}>
        <Link to={href.course(course.path)}>{course.title}</Link>
      </Heading>
      <div className={styles.columns}>
        <Stack gap={8}>
          <NextLesson course={course} enrollment={enrollment} />
          <LatestVerdicts course={course} />
          <ProblemsByPattern course={course} memory={memory} />
        </Stack>
        <Stack gap={4}>
          <Sections course={course} finished={enrollment.finishedLessons} />
          <AccessEnd course={course} enrollment={enrollment} />
          <AnnotatedLessons course={course} />
        </Stack>
      </div>
    </Stack>
  );
}

function Tile({ course, enrollment }: LayoutProps) {
  return (
    <Card as="article" padding={6} gap={4} className={styles.tile}>
      <Heading level={3} className={styles.name}>
        <Link to={href.course(course.path)}>{course.title}</Link>
      </Heading>
      <EnrollmentBox course={course} enrollment={enrollment} />
      <Sections course={course} finished={enrollment.finishedLessons} />
      <AnnotatedLessons course={course} />
    </Card>
  );
}

interface SectionsProps {
  readonly course: Course;
  readonly finished: readonly number[];
}

function Sections({ course, finished }: SectionsProps) {
  return (
    <dl className={styles.sections}>
      {course.sections.map(({ name, lessons }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {lessons.filter(({ id }) => finished.includes(id)).length} / {lessons.length}
          </dd>
        </div>
      ))}
    </dl>
  );
}
