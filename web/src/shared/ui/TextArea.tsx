import { useId, type TextareaHTMLAttributes } from 'react';
import field from './Field.module.css';
import { Stack } from './Stack.tsx';
import styles from './TextArea.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  readonly hint?: string;
}

/** A text of several lines, as high as its content. */
export function TextArea({ label, hint, rows = 3, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Stack gap={1}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className={styles.area}
        aria-describedby={hint === undefined ? undefined : `${id}-note`}
      />
      {hint !== undefined && (
        <p id={`${id}-note`} className={field.note}>
          {hint}
        </p>
      )}
    </Stack>
  );
}
