import type { Check } from '@dryrun/contracts/code';
import { langNames, type Lang } from '@dryrun/contracts/language';
import type { Judged } from '../codeApi.ts';
import { factsOf } from './summary.ts';
import styles from './SummaryLine.module.css';
import { VerdictMark } from './VerdictMark.tsx';

interface SummaryLineProps {
  readonly check: Check;
  readonly judged: Judged;
  readonly lang: Lang;
}

/** The one line that says it all: verdict, tests passed, time and memory. */
export function SummaryLine({ check, judged, lang }: SummaryLineProps) {
  return (
    <div className={styles.line}>
      <h2 className={styles.verdict}>
        <VerdictMark verdict={check.statusMsg} />
      </h2>
      <ul className={styles.facts}>
        {[...factsOf(check, judged), langNames[lang]].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
