import type { Course } from '@dryrun/contracts/courses';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { CourseProgress } from './EnrollmentBox.tsx';
import styles from './NextLesson.module.css';
import { continueUrl, nextLesson } from './progress.ts';

interface NextLessonProps {
  readonly course: Course;
  readonly enrollment: CurrentCourse;
}

export function NextLesson({ course, enrollment }: NextLessonProps) {
  const lesson = nextLesson(course, enrollment);
  const section = course.sections.find(({ lessons }) => lessons.some(({ id }) => id === lesson?.id));
  const facts = [section?.name, lesson?.difficulty, lesson?.minutes && `${lesson.minutes} min`];
  return (
    <Card as="section" className={styles.box} aria-label={`Next lesson in ${course.title}`}>
      <Stack gap={1} align="start" className={styles.lesson}>
        <p className={styles.label}>{lesson ? 'Next lesson' : 'All done'}</p>
        <Heading level={3} size="xl">
          {lesson?.name ?? 'You completed every lesson.'}
        </Heading>
        {lesson && <Text>{facts.filter(Boolean).join(' · ')}</Text>}
        <ButtonLink
          to={lesson ? continueUrl(course, lesson, enrollment) : href.course(course.path)}
          variant="primary"
          size="lg"
        >
          {lesson ? 'Continue' : 'Open the course'}
        </ButtonLink>
      </Stack>
      <div className={styles.progress}>
        <CourseProgress course={course} enrollment={enrollment} />
      </div>
    </Card>
  );
}
