import { passwordLength } from '@dryrun/contracts/credentials';
import type { FieldProps } from '../ui/Field.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Text } from '../ui/Text.tsx';
import styles from './NewPasswordField.module.css';
import { PasswordField } from './PasswordField.tsx';
import { estimateStrength } from './strength.ts';

interface NewPasswordFieldProps extends Omit<FieldProps, 'type' | 'trailing' | 'hint' | 'value'> {
  readonly value: string;
  /** The user's email; passwords that contain its name are weak. */
  readonly email?: string;
}

const bars = { rejected: 0, weak: 1, fair: 2, good: 3, strong: 4 } as const;

export function NewPasswordField({ email, value, ...field }: NewPasswordFieldProps) {
  const { level, text } = estimateStrength(value, email);
  const isEmpty = value === '';
  const isErrorShown = level === 'rejected' && field.error !== undefined;
  return (
    <Stack gap={2}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={
          isEmpty ? `At least ${passwordLength.min} characters. A few unrelated words work best.` : undefined
        }
      />
      {!isEmpty && !isErrorShown && (
        <div className={styles.strength} data-level={level}>
          <span className={styles.meter} aria-hidden>
            {[1, 2, 3, 4].map((bar) => (
              <span key={bar} className={styles.bar} data-filled={bar <= bars[level] || undefined} />
            ))}
          </span>
          <Text as="span" role="status" className={styles.text}>
            <span className="visually-hidden">Password strength: </span>
            {text}
          </Text>
        </div>
      )}
    </Stack>
  );
}
