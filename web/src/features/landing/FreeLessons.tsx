import { builtInCourse } from '@dryrun/content/course/outline';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { Text } from '../../shared/ui/Text.tsx';
import landing from './LandingSection.module.css';
import styles from './FreeLessons.module.css';

const freeLessons = builtInCourse.sections.flatMap(({ name, lessons }) =>
  lessons.filter(({ preview }) => preview).map((lesson) => ({ ...lesson, section: name })),
);

export function FreeLessons() {
  return (
    <section className={clsx(landing.section, styles.columns)} aria-labelledby="free">
      <div className={landing.words}>
        <h2 id="free" className={landing.heading}>
          Try before you buy
        </h2>
        <p>{freeLessons.length} full lessons are free. Create a free account to run and submit code.</p>
      </div>
      <ul className={styles.lessons}>
        {freeLessons.map(({ urlPath, name, section }) => (
          <li key={urlPath}>
            <Link to={href.lesson(builtInCoursePath, urlPath)} className={styles.lesson}>
              <span>
                <span className={styles.name}>{name}</span>
                <Text as="span">{section}</Text>
              </span>
              <ArrowRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
