import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './PointersIllustration.module.css';

const values = [-4, -1, -1, 0, 1, 2];
const pointers: Readonly<Record<number, string>> = { 0: 'first', 2: 'low', 5: 'high' };

export function PointersIllustration() {
  return (
    <Stack gap={2} aria-hidden>
      <ol className={styles.cells}>
        {values.map((value, i) => (
          <li key={i} data-pointed={pointers[i] === undefined ? undefined : ''}>
            <span className={styles.value}>{String(value).replace('-', '\u2212')}</span>
            <span className={styles.pointer}>{pointers[i]}</span>
          </li>
        ))}
      </ol>
      <Text size="xs">Too small: move low to the right.</Text>
    </Stack>
  );
}
