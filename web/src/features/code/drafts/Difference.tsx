import { diffLines } from 'diff';
import styles from './Difference.module.css';

interface DifferenceProps {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export function Difference({ from, to, label }: DifferenceProps) {
  return (
    <pre className={styles.difference} tabIndex={0} role="region" aria-label={label}>
      {diffLines(withEndOfLine(from), withEndOfLine(to)).map(({ value, added, removed }, i) => {
        const Tag = added ? 'ins' : removed ? 'del' : 'span';
        const sign = added ? '+ ' : removed ? '- ' : '  ';
        return <Tag key={i}>{value.replace(/^(?=[^\n]*\n)/gm, sign)}</Tag>;
      })}
    </pre>
  );
}

/** Adds a missing final newline. Without it, `diffLines` reports equal last lines as changed. */
function withEndOfLine(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}
