import { isFreePractice } from '@dryrun/content/course/free-practice';
import { practiceLevels, type PracticeEntry } from '@dryrun/contracts/practice-problems';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { Section } from '../../shared/ui/Section.tsx';
import { usePractice } from '../../shared/usePractice.ts';
import { ProblemMark } from '../../shared/ui/ProblemMark.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { AccessMark } from './AccessMark.tsx';
import styles from './LessonPractice.module.css';

/** The practice problems of a text lesson, at its end. The list is loaded after the lesson. */
export function LessonPractice({ lessonPath }: { readonly lessonPath: string }) {
  const [all, setAll] = useState<readonly PracticeEntry[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { practiceList } = await import('@dryrun/content/course/practice-list');
      if (isCurrent) setAll(practiceList);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, []);
  const ofLesson = all.filter(({ lesson }) => lesson === lessonPath);
  if (ofLesson.length === 0) return null;
  return (
    <Stack gap={4} className={styles.practice}>
      {practiceLevels.map((level) => {
        const entries = ofLesson.filter((entry) => entry.level === level);
        return entries.length > 0 && <PracticeLinks key={level} {...sections[level]} entries={entries} />;
      })}
      <Link to={href.practice(builtInCoursePath)}>All practice problems</Link>
    </Stack>
  );
}

const sections = {
  'warm-up': { title: 'Warm-ups', description: 'About ten minutes each, with the idea of this lesson.' },
  transfer: {
    title: 'Transfer problems',
    description: 'The same pattern in a problem that does not look like it.',
  },
} as const;

interface PracticeLinksProps {
  readonly title: string;
  readonly description: string;
  readonly entries: readonly PracticeEntry[];
}

function PracticeLinks({ title, description, entries }: PracticeLinksProps) {
  const { solved, tried } = usePractice();
  return (
    <Section title={title} description={description}>
      <ul>
        {entries.map((entry) => {
          const { questionId, name, path, difficulty } = entry.signature;
          return (
            <li key={questionId}>
              <Link to={href.practiceProblem(builtInCoursePath, path)} className={styles.link}>
                <ProblemMark
                  mark={solved.has(questionId) ? 'solved' : tried.has(questionId) ? 'tried' : 'untouched'}
                  isLabeled
                />
                <span>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.task}>{entry.teaches}</span>
                </span>
                <span className={styles.aside}>
                  <AccessMark isFree={isFreePractice(entry)} />
                  <span className={styles.difficulty}>{difficulty}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
