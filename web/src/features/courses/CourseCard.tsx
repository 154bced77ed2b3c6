import { flattenLessons, type Course } from '@dryrun/contracts/courses';
import { href } from '../../shared/paths.ts';
import { Card } from '../../shared/ui/Card.tsx';
import { CardLink } from '../../shared/ui/CardLink.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './CourseCard.module.css';
import { Price } from './Price.tsx';

export function CourseCard({ course }: { readonly course: Course }) {
  return (
    <Card as="article" className={styles.card}>
      <img className={styles.image} src={course.imageUrl} alt="" width={640} height={360} loading="lazy" />
      <div className={styles.text}>
        <Heading level={2}>
          <CardLink to={href.course(course.path)}>{course.title}</CardLink>
        </Heading>
        <Text>{flattenLessons(course).length} lessons</Text>
        <p className={styles.summary}>{course.shortDesc}</p>
        <Price course={course} />
      </div>
    </Card>
  );
}
