import { Stack } from '../../../shared/ui/Stack.tsx';
import styles from './OutcomeList.module.css';

interface Outcome {
  readonly name: string;
  /** Completes the name to a sentence. */
  readonly text: string;
  readonly isGood: boolean;
}

/** The outcome of each test, example or program, one per line. */
export function OutcomeList({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  return (
    <Stack as="ol" gap={2}>
      {outcomes.map(({ name, text, isGood }) => (
        <li key={name} className={styles.item} data-good={isGood || undefined}>
          <span className={styles.name}>{name}</span> {text}
        </li>
      ))}
    </Stack>
  );
}
