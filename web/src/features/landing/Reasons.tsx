import { builtInCourse } from '@dryrun/content/course/outline';
import { flattenLessons } from '@dryrun/contracts/courses';
import { limits } from '@dryrun/contracts/limits';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/Card.tsx';
import { PathIllustration } from './PathIllustration.tsx';
import { PointersIllustration } from './PointersIllustration.tsx';
import landing from './LandingSection.module.css';
import styles from './Reasons.module.css';
import { VerdictIllustration } from './VerdictIllustration.tsx';

const problems = flattenLessons(builtInCourse).filter((lesson) => lesson.isCodingProblem);
const patterns = builtInCourse.sections.find(({ name }) => name === 'Algorithms')?.lessons ?? [];

export function Reasons({ price }: { readonly price: string }) {
  return (
    <section className={landing.section} aria-labelledby="reasons">
      <h2 id="reasons" className={clsx(landing.heading, styles.heading)}>
        Why practice beats reading
      </h2>
      <ul className={styles.tiles}>
        <Tile
          title="Authentic interview simulation"
          text="Rehearse 45 minutes with hidden limits, a clock and your own voice. Your program is compiled and run, and the verdict shows the first failing test."
        >
          <VerdictIllustration />
        </Tile>
        <Tile
          title="Problem-solving techniques"
          text="Learn techniques instead of memorizing answers: when each one applies, when it doesn't, and which questions call for it."
        >
          <ul className={styles.chips}>
            {patterns.map(({ urlPath, name }) => (
              <li key={urlPath}>{name}</li>
            ))}
          </ul>
        </Tile>
        <Tile
          title="Visual solutions"
          text="Step through arrays, trees and graphs one change at a time, and see why the pointer moves before you write the line that moves it."
        >
          <PointersIllustration />
        </Tile>
        <Tile
          title="Clear learning path"
          text="Four sections that build on each other. You always see where you are, what comes next and what you have finished."
        >
          <PathIllustration />
        </Tile>
        <Tile
          title="Save time"
          text={`${problems.length} questions instead of hundreds. Each one teaches its own pattern, with a thought process from the first idea to the best solution.`}
        >
          <div aria-hidden>
            <ol className={styles.grid}>
              {problems.map(({ id, difficulty }) => (
                <li key={id} data-difficulty={difficulty} />
              ))}
            </ol>
            <p className={styles.legend}>
              {(['Easy', 'Medium', 'Hard'] as const).map((difficulty) => (
                <span key={difficulty}>
                  <span className={styles.swatch} data-difficulty={difficulty} /> {difficulty}
                </span>
              ))}
            </p>
          </div>
        </Tile>
        <Tile
          title="Low price"
          text={`Pay once, get a year. Nothing renews automatically, and you can request a refund within ${limits.refundDays} days.`}
        >
          <p className={styles.price} aria-hidden>
            <span>{price}</span> once, for one year
          </p>
        </Tile>
      </ul>
    </section>
  );
}

interface TileProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Tile({ title, text, children }: TileProps) {
  return (
    <Card as="li" className={styles.tile}>
      <div className={styles.picture}>{children}</div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </Card>
  );
}
