import type { Check } from '@dryrun/contracts/code';
import { langNames, type Lang } from '@dryrun/contracts/language';
import type { JudgeKind } from '../codeApi.ts';
import { listFacts } from './summary.ts';
import styles from './SummaryLine.module.css';
import { VerdictMark } from './VerdictMark.tsx';

interface SummaryLineProps {
  readonly check: Check;
  readonly kind: JudgeKind;
  readonly lang: Lang;
}

export function SummaryLine({ check, kind, lang }: SummaryLineProps) {
  return (
    <div className={styles.line}>
      <h2 className={styles.verdict}>
        <VerdictMark verdict={check.statusMsg} />
      </h2>
      <ul className={styles.facts}>
        {[...listFacts(check, kind), langNames[lang]].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
