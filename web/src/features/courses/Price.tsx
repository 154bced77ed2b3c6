import type { Course } from '@dryrun/contracts/courses';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import styles from './Price.module.css';
import { formatPrice } from './price.ts';

export function Price({ course }: { readonly course: Course }) {
  const { current, full, discount } = formatPrice(course);
  return (
    <Row as="p" gap={2} align="baseline">
      <span className={styles.current}>{current}</span>
      {full !== undefined && (
        <>
          <span className="visually-hidden">instead of</span>
          <s className={styles.full}>{full}</s>
          <Badge tone="good">{discount} off</Badge>
        </>
      )}
    </Row>
  );
}
