import type { Course } from '@dryrun/contracts/courses';
import styles from './Price.module.css';
import { shownPrice } from './price.ts';

/** A course's price, with the full price struck through if discounted. */
export function Price({ course }: { readonly course: Course }) {
  const { now, full, discount } = shownPrice(course);
  return (
    <p className={styles.price}>
      <span className={styles.now}>{now}</span>
      {full !== undefined && (
        <>
          <span className="visually-hidden">instead of</span>
          <s className={styles.full}>{full}</s>
          <span className={styles.discount}>{discount} off</span>
        </>
      )}
    </p>
  );
}
