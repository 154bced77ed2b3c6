import { formatLiteral, parseLiteral } from '@dryrun/contracts/literal';
import type { Argument, Signature, ValueType } from '@dryrun/contracts/signature';
import { useId, useState } from 'react';
import styles from './CaseFields.module.css';
import { faultsOf } from './testCases.ts';

interface CaseFieldsProps {
  readonly signature: Signature;
  readonly values: readonly string[];
  /** Shows the faults of fields that were never left, too. */
  readonly areAllFaultsShown: boolean;
  readonly onChange: (argument: number, text: string) => void;
}

/** One field per argument, named and typed. A field's fault shows when it is left. */
export function CaseFields({ signature, values, areAllFaultsShown, onChange }: CaseFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const faults = faultsOf(signature, values);
  const shown = (name: string) => (areAllFaultsShown || left.has(name) ? faults[name] : undefined);

  return (
    <div className={styles.fields}>
      {signature.args.map((argument, i) => (
        <CaseField
          key={argument.name}
          argument={argument}
          value={values[i] ?? ''}
          fault={shown(argument.name)}
          onChange={(text) => onChange(i, text)}
          onLeave={() => setLeft((names) => new Set([...names, argument.name]))}
        />
      ))}
      {faults['input'] && (
        <p className={styles.fault} role="alert">
          {faults['input']}
        </p>
      )}
    </div>
  );
}

/** Types whose values take little room, so that several fit side by side. */
const shortTypes: ReadonlySet<ValueType> = new Set(['int', 'long', 'double', 'boolean', 'char']);

interface CaseFieldProps {
  readonly argument: Argument;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

function CaseField({ argument, value, fault, onChange, onLeave }: CaseFieldProps) {
  const id = useId();
  const reading = fault === undefined ? readingOf(argument, value) : undefined;
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
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      <p
        id={`${id}-note`}
        className={fault ? styles.fault : styles.reading}
        role={fault ? 'alert' : undefined}
      >
        {fault ?? (reading && `Read as ${reading}`)}
      </p>
    </div>
  );
}

/** What the judge will read, where it is spelled otherwise than typed. */
function readingOf({ type, name }: Argument, text: string): string | undefined {
  try {
    const literal = formatLiteral(type, parseLiteral(type, text, name));
    return literal === text.replaceAll(/\s/g, '') || literal === text.trim() ? undefined : literal;
  } catch {
    return undefined;
  }
}
