import { isPublished } from '@dryrun/content/course/published';
import { flattenLessons, isOnSale, type Course, type Lesson } from '@dryrun/contracts/courses';
import { limits } from '@dryrun/contracts/limits';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './LockedPanel.module.css';

interface LockedPanelProps {
  readonly course: Course;
  readonly lesson: Pick<Lesson, 'teaches' | 'isCodingProblem'>;
  readonly message: string;
  /** The price and the link to the checkout. */
  readonly purchase: ReactNode;
}

export function LockedPanel({ course, lesson, message, purchase }: LockedPanelProps) {
  const lessons = flattenLessons(course);
  const freeLessons = lessons.filter((other) => other.preview && isPublished(other));
  return (
    <Stack gap={4} align="start" className={styles.locked}>
      <Lock size={20} aria-hidden />
      <p>{message}</p>
      {lesson.teaches !== undefined && (
        <Stack gap={1}>
          <Heading level={2} size="label">
            {lesson.isCodingProblem ? 'Your task' : 'What you learn'}
          </Heading>
          <Text size="lg" tone="normal">
            {lesson.teaches}
          </Text>
        </Stack>
      )}
      <Row gap={4} rowGap={2}>
        {purchase}
      </Row>
      {isOnSale(course) && (
        <Text>
          All {lessons.length} lessons for one year, no auto-renewal, {limits.refundDays}-day refund.
        </Text>
      )}
      <ButtonLink to={href.course(course.path)}>See the course</ButtonLink>
      {freeLessons.length > 0 && (
        <Stack as="nav" gap={1} aria-label="Free lessons">
          <Heading level={2} size="label">
            Free lessons
          </Heading>
          <Row as="ul" gap={4} rowGap={1}>
            {freeLessons.map(({ id, name, urlPath }) => (
              <li key={id}>
                <Link to={href.lesson(course.path, urlPath)}>{name}</Link>
              </li>
            ))}
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
