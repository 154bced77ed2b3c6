import type { LatestSubmission } from '@dryrun/contracts/code';
import { flattenLessons, type Course, type Lesson } from '@dryrun/contracts/courses';
import { langNames } from '@dryrun/contracts/language';
import { Link } from 'react-router-dom';
import { href } from '../../../shared/paths.ts';
import { Card } from '../../../shared/ui/Card.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import { TimeAgo } from '../../../shared/ui/TimeAgo.tsx';
import { useListLatestSubmissionsQuery } from '../codeApi.ts';
import { VerdictMark } from '../results/VerdictMark.tsx';
import styles from './LatestVerdicts.module.css';

const maxShown = 5;

/** The last verdict of each problem that the user submitted most recently. Renders nothing without problems. */
export function LatestVerdicts({ course }: { readonly course: Course }) {
  const { data, isError } = useListLatestSubmissionsQuery();
  const problems = flattenLessons(course).filter(({ isCodingProblem }) => isCodingProblem);
  const [firstProblem] = problems;
  if (!firstProblem || isError) return null;
  const rows = (data ?? [])
    .flatMap((submission) => {
      const lesson = problems.find(({ questionId }) => questionId === submission.questionId);
      return lesson ? [{ submission, lesson }] : [];
    })
    .slice(0, maxShown);
  return (
    <Section title="Last verdicts" level={3}>
      {!data && <Skeleton lines={3} label="Loading your last verdicts" />}
      {data && rows.length === 0 && (
        <Text size="md">
          Nothing submitted yet. Start with{' '}
          <Link to={href.lesson(course.path, firstProblem.urlPath)}>{firstProblem.name}</Link>.
        </Text>
      )}
      {rows.length > 0 && (
        <Card as="ul" className={styles.list}>
          {rows.map(({ submission, lesson }) => (
            <VerdictRow key={submission.id} course={course} lesson={lesson} submission={submission} />
          ))}
        </Card>
      )}
    </Section>
  );
}

interface VerdictRowProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly submission: LatestSubmission;
}

function VerdictRow({ course, lesson, submission }: VerdictRowProps) {
  const { statusMsg, creationTime, lang, testsPassed, testsTotal } = submission;
  const showsTests = statusMsg !== 'Approved' && testsTotal !== undefined && testsTotal > 0;
  return (
    <li className={styles.row}>
      <Link to={href.lesson(course.path, lesson.urlPath)} className={styles.name}>
        {lesson.name}
      </Link>
      <span className={styles.verdict}>
        <VerdictMark verdict={statusMsg} />
        {showsTests && (
          <span className={styles.tests}>
            {testsPassed} of {testsTotal} tests
          </span>
        )}
      </span>
      <span className={styles.when}>
        {langNames[lang]} · <TimeAgo time={creationTime} />
      </span>
    </li>
  );
}
