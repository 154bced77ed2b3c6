import type { Check } from '@dryrun/contracts/code';
import { langNames, type Lang } from '@dryrun/contracts/language';
import { Row } from '../../../shared/ui/Row.tsx';
import type { JudgeKind } from '../codeApi.ts';
import { listFacts, passedRunNote } from './summary.ts';
import styles from './SummaryLine.module.css';
import { VerdictMark } from './VerdictMark.tsx';

interface SummaryLineProps {
  readonly check: Check;
  readonly kind: JudgeKind;
  readonly lang: Lang;
}

/** The verdict and its facts. A passed run says that Submit decides, so that it is not taken for the final verdict. */
export function SummaryLine({ check, kind, lang }: SummaryLineProps) {
  const note = passedRunNote(check, kind);
  return (
    <Row gap={4} rowGap={1}>
      <h2 className={styles.verdict} data-kind={kind}>
        <VerdictMark verdict={check.statusMsg} />
      </h2>
      <ul className={styles.facts}>
        {[...listFacts(check, kind), langNames[lang]].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </Row>
  );
}
