import type { CaseResult } from '@dryrun/contracts/code';
import type { Comparison } from '@dryrun/contracts/signature';
import styles from './ComparedOutput.module.css';
import { OutputBlock } from './OutputBlock.tsx';
import { diffValues, type Piece } from './valueDiff.ts';

interface ComparedOutputProps {
  readonly result: Pick<CaseResult, 'statusMsg' | 'expected' | 'actual'>;
  readonly comparison: Comparison;
}

export function ComparedOutput({ result, comparison }: ComparedOutputProps) {
  const { statusMsg, expected, actual } = result;
  const diff =
    statusMsg === 'Wrong Answer' && expected !== undefined && actual !== undefined
      ? diffValues(expected, actual, comparison)
      : undefined;
  return (
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
