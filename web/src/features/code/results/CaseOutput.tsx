import type { CaseResult, Verdict } from '@dryrun/contracts/code';
import type { Signature } from '@dryrun/contracts/signature';
import styles from './CaseOutput.module.css';
import { OutputBlock } from './OutputBlock.tsx';
import { formatMemory, formatRuntime } from './summary.ts';
import { diffValues, type Piece } from './valueDiff.ts';

interface CaseOutputProps {
  readonly result: CaseResult;
  readonly signature: Signature;
  /** The overall verdict, which is already shown above. */
  readonly shownVerdict?: Verdict | '';
}

export function CaseOutput({ result, signature, shownVerdict }: CaseOutputProps) {
  const { statusMsg, expected, actual, note } = result;
  const isAborted = statusMsg !== 'Approved' && statusMsg !== 'Wrong Answer';
  const isNewVerdict = isAborted && statusMsg !== shownVerdict;
  const diff =
    statusMsg === 'Wrong Answer' && expected !== undefined && actual !== undefined
      ? diffValues(expected, actual, signature.compare)
      : undefined;
  return (
    <div className={styles.case}>
      {(isNewVerdict || note) && (
        <p className={styles.reason}>
          {isNewVerdict && <strong>{statusMsg}</strong>}
          {note}
        </p>
      )}
      <OutputBlock name="Input">
        {signature.args.map(({ name }, i) => (
          <span key={name} className={styles.argument}>
            <span className={styles.name}>{name} = </span>
            {result.input[i]}
          </span>
        ))}
      </OutputBlock>
      <div className={styles.sides}>
        <OutputBlock name="Your output" text={actual === undefined ? 'No value was returned.' : undefined}>
          {actual !== undefined && <Value pieces={diff?.actual} text={actual} side="actual" />}
        </OutputBlock>
        {expected !== undefined && (
          <OutputBlock name="Expected">
            <Value pieces={diff?.expected} text={expected} side="expected" />
          </OutputBlock>
        )}
      </div>
      <OutputBlock name="Printed output" text={result.stdOutput} />
      <OutputBlock name="Error output" text={result.errorOutput} tone="bad" />
      {!isAborted && (
        <p className={styles.cost}>
          {formatRuntime(result.runtime)} · {formatMemory(result.memory)}
        </p>
      )}
    </div>
  );
}

interface ValueProps {
  readonly pieces: readonly Piece[] | undefined;
  readonly text: string;
  readonly side: 'actual' | 'expected';
}

function Value({ pieces, text, side }: ValueProps) {
  if (!pieces) return text === '' ? '(empty)' : text;
  return pieces.map((piece, i) =>
    piece.differs ? (
      <mark key={i} className={styles.difference} data-side={side}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
