import type { Check } from '@dryrun/contracts/code';
import styles from './CompileOutput.module.css';
import { OutputBlock } from './OutputBlock.tsx';

interface CompileOutputProps {
  readonly check: Check;
  readonly onGoToLine: (line: number, column?: number) => void;
}

/** The compiler's remarks, each leading to its line, and the compiler's own text. */
export function CompileOutput({ check, onGoToLine }: CompileOutputProps) {
  const { diagnostics = [], compileOutput, errorOutput } = check;
  const text = compileOutput || errorOutput;
  return (
    <>
      {diagnostics.length > 0 && (
        <ul className={styles.remarks} aria-label="Compiler's remarks">
          {diagnostics.map(({ line, column, severity, message }) => (
            <li key={`${line}:${column}:${message}`}>
              <button
                type="button"
                className={styles.remark}
                data-severity={severity}
                onClick={() => onGoToLine(line, column)}
              >
                <span className={styles.place}>
                  Line {line}
                  {column !== undefined && `:${column}`}
                </span>
                <span className={styles.message}>{message}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {diagnostics.length === 0 ? (
        <OutputBlock name="Compiler output" text={text} />
      ) : (
        text && (
          <details className={styles.whole}>
            <summary>The compiler&rsquo;s own text</summary>
            <OutputBlock name="Compiler output" text={text} />
          </details>
        )
      )}
    </>
  );
}
