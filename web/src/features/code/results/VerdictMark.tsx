import type { Verdict } from '@dryrun/contracts/code';
import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';
import { verdictTone } from './summary.ts';
import styles from './VerdictMark.module.css';

const icons = { good: CircleCheck, bad: CircleX, warn: TriangleAlert } as const;

export function VerdictMark({ verdict }: { readonly verdict: Verdict | '' }) {
  const tone = verdictTone(verdict);
  const Icon = verdict === '' ? Clock : icons[tone];
  return (
    <span className={styles.verdict} data-tone={verdict === '' ? undefined : tone}>
      <Icon size="1.1em" strokeWidth={2.2} aria-hidden />
      {verdict || 'Pending'}
    </span>
  );
}
