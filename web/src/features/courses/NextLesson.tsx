import type { Course } from '@dryrun/contracts/courses';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { CourseProgress } from './EnrollmentBox.tsx';
import styles from './NextLesson.module.css';
import { continueUrl, nextLesson } from './progress.ts';

interface NextLessonProps {
  readonly course: Course;
  readonly enrollment: CurrentCourse;
}

/** The lesson to study next, with the progress in the course. */
export function NextLesson({ course, enrollment }: NextLessonProps) {
  const lesson = nextLesson(course, enrollment);
  const section = course.sections.find(({ lessons }) => lessons.some(({ id }) => id === lesson?.id));
  const facts = [section?.name, lesson?.difficulty, lesson?.minutes && `${lesson.minutes} min`];
  return (
    <section className={styles.box} aria-label={`Next lesson in ${course.title}`}>
      <div className={styles.lesson}>
        <p className={styles.label}>{lesson ? 'Next lesson' : 'All done'}</p>
        <h3 className={styles.name}>{lesson?.name ?? 'You completed every lesson.'}</h3>
        {lesson && <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>}
        <ButtonLink
          to={lesson ? continueUrl(course, lesson, enrollment) : href.course(course.path)}
          variant="primary"
          size="lg"
        >
          {lesson ? 'Continue' : 'Open the course'}
        </ButtonLink>
      </div>
      <div className={styles.progress}>
        <CourseProgress course={course} enrollment={enrollment} />
      </div>
    </section>
  );
}
