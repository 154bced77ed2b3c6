import { patternGroups } from '@dryrun/content/course/patterns';
import { flattenLessons, type Course, type Lesson } from '@dryrun/contracts/courses';
import type { Today } from '@dryrun/contracts/memory';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { usePractice, type Practice } from '../../shared/usePractice.ts';
import { Card } from '../../shared/ui/Card.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { marks, ProblemMark, type Mark } from '../../shared/ui/ProblemMark.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ProblemsByPattern.module.css';

interface ProblemsByPatternProps {
  readonly course: Course;
  /** Lessons of solved problems that the learner remembers or begins to forget. Undefined while it loads. */
  readonly memory: Pick<Today, 'fading' | 'remembered'> | undefined;
  /** Of the heading. */
  readonly level?: 2 | 3;
}

/**
 * The course's problems by pattern, each with its state. `remembered` and `fading` are states of solved problems. Renders
 * nothing without problems.
 */
export function ProblemsByPattern({ course, memory, level = 3 }: ProblemsByPatternProps) {
  const practice = usePractice();
  const markOf = (lesson: Lesson) => findMark(lesson, practice, memory);
  const problems = flattenLessons(course).filter(({ isCodingProblem }) => isCodingProblem);
  if (problems.length === 0) return null;
  const countOf = (mark: Mark) => problems.filter((problem) => markOf(problem) === mark).length;
  const shownMarks = marks.filter(
    (mark) => countOf(mark) > 0 || (mark !== 'remembered' && mark !== 'fading'),
  );
  return (
    <Section
      title="Problems by pattern"
      level={level}
      actions={
        <Text as="ul" className={styles.legend}>
          {shownMarks.map((mark) => (
            <li key={mark}>
              <ProblemMark mark={mark} />
              {countOf(mark)} {mark}
            </li>
          ))}
        </Text>
      }
    >
      <div className={styles.groups}>
        {patternGroups.map(({ name, paths }) => (
          <Card key={name} className={styles.group}>
            <Heading level={level === 2 ? 3 : 4} size="label" className={styles.name}>
              {name}
            </Heading>
            <ul>
              {problems
                .filter(({ urlPath }) => paths.includes(urlPath))
                .map((problem) => (
                  <li key={problem.id}>
                    <Link
                      to={
                        markOf(problem) === 'fading'
                          ? href.today()
                          : href.lesson(course.path, problem.urlPath)
                      }
                      className={styles.problem}
                    >
                      <ProblemMark mark={markOf(problem)} isLabeled />
                      <span className={styles.problemName}>{problem.name}</span>
                      <span className={styles.difficulty}>{problem.difficulty}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </Card>
        ))}
      </div>
      <Link to={href.practice(course.path)}>All practice problems</Link>
    </Section>
  );
}

function findMark(
  { id, questionId = -1 }: Lesson,
  { solved, tried }: Practice,
  memory: ProblemsByPatternProps['memory'],
): Mark {
  if (memory?.fading.includes(id)) return 'fading';
  if (memory?.remembered.includes(id)) return 'remembered';
  if (solved.has(questionId)) return 'solved';
  return tried.has(questionId) ? 'tried' : 'untouched';
}
