import type { UnplannedItem } from '@dryrun/contracts/plan';
import { Section } from '../../shared/ui/Section.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { ItemName } from './ItemName.tsx';
import styles from './Plan.module.css';
import { about, keyOf, timeOf } from './planText.ts';

/** All that has no place before the interview, with what it would cost. */
export function NotFitting({ items }: { readonly items: readonly UnplannedItem[] }) {
  if (items.length === 0) return null;
  const sum = items.reduce((total, { minutes }) => total + minutes, 0);
  return (
    <Section
      title="Does not fit before the interview"
      gap={4}
      description={`It would take ${about(sum)} more. The plan keeps what helps you most.`}
    >
      <Stack as="ul" gap={2} className={styles.left}>
        {items.map((item, i) => (
          <li key={keyOf(item, i)}>
            <span className={styles.name}>
              <ItemName item={item} />
              {item.kind === 'rehearsal' && ': no day has that much time'}
            </span>
            <span className={styles.time}>{timeOf(item)}</span>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
