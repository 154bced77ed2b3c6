import { formatLiteral, parseLiteral } from '@dryrun/contracts/literal';
import type { Argument, Signature, ValueType } from '@dryrun/contracts/signature';
import { useId, useState, type KeyboardEvent } from 'react';
import styles from './CaseFields.module.css';
import { literalExamples } from './literalExamples.ts';
import { validateCase } from './testCases.ts';

interface CaseFieldsProps {
  readonly signature: Signature;
  readonly values: readonly string[];
  /** Also shows errors of fields that haven't lost focus yet. */
  readonly showAllErrors: boolean;
  readonly onChange: (argumentIndex: number, text: string) => void;
}

/** One field per argument. A field shows its error when it loses focus. */
export function CaseFields({ signature, values, showAllErrors, onChange }: CaseFieldsProps) {
  const [blurredFields, setBlurredFields] = useState<ReadonlySet<string>>(new Set());
  const errors = validateCase(signature, values);
  const errorOf = (name: string) => (showAllErrors || blurredFields.has(name) ? errors[name] : undefined);

  return (
    <div className={styles.fields}>
      {signature.args.map((argument, i) => (
        <CaseField
          key={argument.name}
          argument={argument}
          value={values[i] ?? ''}
          error={errorOf(argument.name)}
          onChange={(text) => onChange(i, text)}
          onBlur={() => setBlurredFields((names) => new Set([...names, argument.name]))}
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

/** Enter adds a line, so Ctrl+Enter submits the form around the fields, if there is one. */
function submitOnControlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (isSubmit) event.currentTarget.form?.requestSubmit();
}

/** Types with short values. Several of these fields fit in one row. */
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
  const literal = error === undefined ? normalizedLiteral(argument, value) : undefined;
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
        placeholder={literalExamples[argument.type]}
        required
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onKeyDown={submitOnControlEnter}
      />
      <p
        id={`${id}-note`}
        className={error ? styles.error : styles.literal}
        role={error ? 'alert' : undefined}
      >
        {error ?? (literal && `Parsed as ${literal}`)}
      </p>
    </div>
  );
}

/** The normalized literal that the judge reads, if it differs from the typed text. */
function normalizedLiteral({ type, name }: Argument, text: string): string | undefined {
  try {
    const literal = formatLiteral(type, parseLiteral(type, text, name));
    return literal === text.replaceAll(/\s/g, '') || literal === text.trim() ? undefined : literal;
  } catch {
    return undefined;
  }
}
