import type { UnplannedItem } from '@dryrun/contracts/plan';
import { Section } from '../../shared/ui/Section.tsx';
import { ItemName } from './ItemName.tsx';
import styles from './Plan.module.css';
import { itemTime, keyOf, sumOf, timeOf } from './planText.ts';

/** All that has no place before the interview, with what it would cost. */
export function NotFitting({ items }: { readonly items: readonly UnplannedItem[] }) {
  if (items.length === 0) return null;
  return (
    <Section
      title="Does not fit before the interview"
      gap={4}
      description={`To fit it all in, you would need about ${timeOf(sumOf(items))} more. The plan leaves out what matters least for you.`}
    >
      <ul className={styles.left}>
        {items.map((item, i) => (
          <li key={keyOf(item, i)}>
            <span className={styles.name}>
              <ItemName item={item} />
            </span>
            <span className={styles.time}>{itemTime(item)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
