import { flattenLessons, isOnSale, type Course, type Lesson } from '@dryrun/contracts/courses';
import { limits } from '@dryrun/contracts/limits';
import { Check } from 'lucide-react';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './EnrollmentBox.module.css';
import { formatDuration } from './progress.ts';
import { Purchase } from './Purchase.tsx';

export function BuyBox({ course, sample }: { readonly course: Course; readonly sample: Lesson | undefined }) {
  const lessons = flattenLessons(course);
  const problems = lessons.filter((lesson) => lesson.isCodingProblem).length;
  const highlights = [
    `${lessons.length} lessons, about ${formatDuration(lessons)}`,
    ...(problems > 0 ? [`${problems} coding problems with a judge`] : []),
    ...(course.practiceProblemCount
      ? [`${course.practiceProblemCount} practice problems, from warm-ups to Hard`]
      : []),
    'One year of access, no auto-renewal',
    `${limits.refundDays}-day refund`,
  ];
  return (
    <Stack gap={3}>
      <Purchase course={course} label="Buy now" />
      {isOnSale(course) && (
        <Text as="ul" className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>
              <Check size={15} aria-hidden />
              {highlight}
            </li>
          ))}
        </Text>
      )}
      {sample && <ButtonLink to={href.lesson(course.path, sample.urlPath)}>Try a free lesson</ButtonLink>}
    </Stack>
  );
}
