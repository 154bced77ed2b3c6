import { patternGroups } from '@dryrun/content/course/patterns';
import type { Course, Lesson } from '@dryrun/contracts/courses';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { usePractice, type Practice } from '../../shared/usePractice.ts';
import styles from './ProblemsByPattern.module.css';
import { flattenLessons } from './progress.ts';

const marks = { solved: CircleCheck, tried: CircleDashed, untouched: Circle } as const;

type Mark = keyof typeof marks;

/** The course's problems, each marked as solved, tried or untouched. Renders nothing without problems. */
export function ProblemsByPattern({ course }: { readonly course: Course }) {
  const practice = usePractice();
  const problems = flattenLessons(course).filter(({ isCodingProblem }) => isCodingProblem);
  if (problems.length === 0) return null;
  const countOf = (mark: Mark) => problems.filter((problem) => markOf(problem, practice) === mark).length;
  return (
    <section aria-labelledby={`patterns-${course.id}`}>
      <header className={styles.header}>
        <h3 id={`patterns-${course.id}`} className={styles.heading}>
          Problems by pattern
        </h3>
        <ul className={styles.legend}>
          {(Object.keys(marks) as Mark[]).map((mark) => (
            <li key={mark}>
              <ProblemMark mark={mark} />
              {countOf(mark)} {mark}
            </li>
          ))}
        </ul>
      </header>
      <div className={styles.groups}>
        {patternGroups.map(({ name, paths }) => (
          <div key={name} className={styles.group}>
            <h4 className={styles.name}>{name}</h4>
            <ul>
              {problems
                .filter(({ urlPath }) => paths.includes(urlPath))
                .map((problem) => (
                  <li key={problem.id}>
                    <Link to={href.lesson(course.path, problem.urlPath)} className={styles.problem}>
                      <ProblemMark mark={markOf(problem, practice)} isLabeled />
                      <span className={styles.problemName}>{problem.name}</span>
                      <span className={styles.difficulty}>{problem.difficulty}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function markOf({ questionId = -1 }: Lesson, { solved, tried }: Practice): Mark {
  if (solved.has(questionId)) return 'solved';
  return tried.has(questionId) ? 'tried' : 'untouched';
}

function ProblemMark({ mark, isLabeled = false }: { readonly mark: Mark; readonly isLabeled?: boolean }) {
  const Icon = marks[mark];
  const label = isLabeled ? { role: 'img', 'aria-label': mark } : { 'aria-hidden': true };
  return <Icon size={16} className={styles.mark} data-mark={mark} {...label} />;
}
