import { Switch as Primitive } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import styles from './Switch.module.css';
import { Text } from './Text.tsx';

interface SwitchProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch that takes effect immediately. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint !== undefined && <Text id={`${id}-hint`}>{hint}</Text>}
      </div>
      <Primitive.Root
        id={id}
        className={styles.track}
        checked={isOn}
        onCheckedChange={onChange}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        <Primitive.Thumb className={styles.thumb} />
      </Primitive.Root>
    </div>
  );
}
