import type { Course } from '@dryrun/contracts/courses';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import styles from './CourseCard.module.css';
import { Price } from './Price.tsx';
import { flattenLessons } from './progress.ts';

export function CourseCard({ course }: { readonly course: Course }) {
  return (
    <article className={styles.card}>
      <img className={styles.image} src={course.imageUrl} alt="" width={640} height={360} loading="lazy" />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={href.course(course.path)} className={styles.link}>
            {course.title}
          </Link>
        </h2>
        <p className={styles.count}>{flattenLessons(course).length} lessons</p>
        <p className={styles.summary}>{course.shortDesc}</p>
        <Price course={course} />
      </div>
    </article>
  );
}
