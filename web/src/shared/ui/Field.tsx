import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './Field.module.css';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Marks the input as invalid and describes it to screen readers. */
  readonly error?: string | undefined;
  /** A control at the input's right end, such as a visibility toggle. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text input with a label and a hint or an error. */
export function Field({ label, hint, error, trailing, ...input }: FieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-trailing={trailing !== undefined || undefined}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note !== undefined ? noteId : undefined}
        />
        {trailing !== undefined && <div className={styles.trailing}>{trailing}</div>}
      </div>
      {note !== undefined && (
        <p id={noteId} className={styles.note} data-error={error !== undefined || undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
