import type { Check } from '@dryrun/contracts/code';
import styles from './CompileOutput.module.css';
import { OutputBlock } from './OutputBlock.tsx';

interface CompileOutputProps {
  readonly output: Pick<Check, 'diagnostics' | 'compileOutput' | 'errorOutput'>;
  readonly onGoToLine: (line: number, column?: number) => void;
}

export function CompileOutput({ output, onGoToLine }: CompileOutputProps) {
  const { diagnostics = [], compileOutput, errorOutput } = output;
  const rawOutput = compileOutput || errorOutput;
  return (
    <>
      {diagnostics.length > 0 && (
        <ul className={styles.diagnostics} aria-label="Compiler messages">
          {diagnostics.map(({ line, column, severity, message }) => (
            <li key={`${line}:${column}:${message}`}>
              <button
                type="button"
                className={styles.diagnostic}
                data-severity={severity}
                onClick={() => onGoToLine(line, column)}
              >
                <span className={styles.position}>
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
        <OutputBlock name="Compiler output" text={rawOutput} />
      ) : (
        rawOutput && (
          <details className={styles.raw}>
            <summary>Raw compiler output</summary>
            <OutputBlock name="Compiler output" text={rawOutput} />
          </details>
        )
      )}
    </>
  );
}
