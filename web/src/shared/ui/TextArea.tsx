import { clsx } from 'clsx';
import { useId, type TextareaHTMLAttributes } from 'react';
import field from './Field.module.css';
import styles from './TextArea.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  readonly hint?: string;
}

/** A text of several lines, as high as its content. */
export function TextArea({ label, hint, rows = 3, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className={clsx(field.input, styles.area)}
        aria-describedby={hint === undefined ? undefined : `${id}-note`}
      />
      {hint !== undefined && (
        <p id={`${id}-note`} className={field.note}>
          {hint}
        </p>
      )}
    </div>
  );
}
