import type { Check } from '@dryrun/contracts/code';
import { causeOf } from './cause.ts';
import styles from './CauseLine.module.css';
import type { Judged } from '../codeApi.ts';

interface CauseLineProps {
  readonly check: Check;
  readonly judged: Judged;
  readonly onGoToLine?: (line: number) => void;
}

/** The exception or the limit, directly under the verdict; the line of one's own code leads there. */
export function CauseLine({ check, judged, onGoToLine }: CauseLineProps) {
  const cause = causeOf(check, judged);
  if (!cause) return null;
  const { text, line } = cause;
  return (
    <p className={styles.cause}>
      {text}
      {line !== undefined &&
        (onGoToLine ? (
          <button type="button" className={styles.line} onClick={() => onGoToLine(line)}>
            Line {line}
          </button>
        ) : (
          <span className={styles.place}>Line {line}</span>
        ))}
    </p>
  );
}
