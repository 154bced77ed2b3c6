import type { Check } from '@dryrun/contracts/code';
import { findCause } from './cause.ts';
import styles from './CauseLine.module.css';
import type { JudgeKind } from '../codeApi.ts';

interface CauseLineProps {
  readonly check: Check;
  readonly kind: JudgeKind;
  readonly onGoToLine?: (line: number) => void;
}

export function CauseLine({ check, kind, onGoToLine }: CauseLineProps) {
  const cause = findCause(check, kind);
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
          <span className={styles.position}>Line {line}</span>
        ))}
    </p>
  );
}
