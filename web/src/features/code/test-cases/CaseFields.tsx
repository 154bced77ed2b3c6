import { formatLiteral, parseLiteral } from '@dryrun/contracts/literal';
import type { Argument, Signature, ValueType } from '@dryrun/contracts/signature';
import { useId, useState } from 'react';
import styles from './CaseFields.module.css';
import { validateCase } from './testCases.ts';

interface CaseFieldsProps {
  readonly signature: Signature;
  readonly values: readonly string[];
  /** Also shows errors of fields that have not been blurred yet. */
  readonly showAllErrors: boolean;
  readonly onChange: (argument: number, text: string) => void;
}

/** One field per argument. A field's error shows after blur. */
export function CaseFields({ signature, values, showAllErrors, onChange }: CaseFieldsProps) {
  const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
  const errors = validateCase(signature, values);
  const shown = (name: string) => (showAllErrors || blurred.has(name) ? errors[name] : undefined);

  return (
    <div className={styles.fields}>
      {signature.args.map((argument, i) => (
        <CaseField
          key={argument.name}
          argument={argument}
          value={values[i] ?? ''}
          error={shown(argument.name)}
          onChange={(text) => onChange(i, text)}
          onBlur={() => setBlurred((names) => new Set([...names, argument.name]))}
        />
      ))}
      {errors['input'] && (
        <p className={styles.error} role="alert">
          {errors['input']}
        </p>
      )}
    </div>
  );
}

/** Types with short values; several of their fields fit in a row. */
const shortTypes: ReadonlySet<ValueType> = new Set(['int', 'long', 'double', 'boolean', 'char']);

interface CaseFieldProps {
  readonly argument: Argument;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

function CaseField({ argument, value, error, onChange, onBlur }: CaseFieldProps) {
  const id = useId();
  const reading = error === undefined ? readingOf(argument, value) : undefined;
  const rows = Math.min(6, value.split('\n').length);
  return (
    <div className={styles.field} data-long={!shortTypes.has(argument.type) || undefined}>
      <label htmlFor={id} className={styles.label}>
        <span className={styles.name}>{argument.name}</span>
        <span className={styles.type}>{argument.type}</span>
      </label>
      <textarea
        id={id}
        className={styles.input}
        value={value}
        rows={rows}
        required
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <p
        id={`${id}-note`}
        className={error ? styles.error : styles.reading}
        role={error ? 'alert' : undefined}
      >
        {error ?? (reading && `Read as ${reading}`)}
      </p>
    </div>
  );
}

/** The normalized literal that the judge reads, if it differs from the typed text. */
function readingOf({ type, name }: Argument, text: string): string | undefined {
  try {
    const literal = formatLiteral(type, parseLiteral(type, text, name));
    return literal === text.replaceAll(/\s/g, '') || literal === text.trim() ? undefined : literal;
  } catch {
    return undefined;
  }
}
