import type { JudgeWorker } from '@dryrun/contracts/judge-health';
import { relativeTime } from '../../shared/relativeTime.ts';
import { Pill } from './Cells.tsx';
import styles from './JudgeHealthPanel.module.css';

export function JudgeWorkers({ workers }: { readonly workers: readonly JudgeWorker[] }) {
  if (workers.length === 0) return null;
  return (
    <section aria-labelledby="workers">
      <h2 id="workers" className={styles.heading}>
        {workers.length === 1 ? '1 judge running' : `${workers.length} judges running`}
      </h2>
      <ul className={styles.workers}>
        {workers.map((worker) => (
          <Worker key={`${worker.host} ${worker.startedAt ?? ''}`} worker={worker} />
        ))}
      </ul>
    </section>
  );
}

function Worker({ worker }: { readonly worker: JudgeWorker }) {
  const { host, startedAt, isolation, summary, missing, languages, slots, busy, pools } = worker;
  return (
    <li className={styles.worker}>
      <div className={styles.head}>
        <h3>{host}</h3>
        <Pill tone={isolation === 'full' ? 'good' : 'warn'}>{isolation} isolation</Pill>
        {startedAt !== null && <span className={styles.muted}>started {relativeTime(startedAt)}</span>}
      </div>
      <p className={styles.muted}>{summary}</p>
      {missing.length > 0 && <p className={styles.missing}>Missing: {missing.join(', ')}</p>}
      <Slots slots={slots} busy={busy} />
      {pools.length > 0 && (
        <ul className={styles.pools}>
          {pools.map(({ name, warm, refilling, size }) => (
            <li key={name}>
              <span>{name}</span>
              <meter min={0} max={Math.max(size, 1)} value={warm} aria-label={`${name}: prewarmed`} />
              <span className={styles.muted}>
                {warm} of {size} warm{refilling > 0 && `, ${refilling} refilling`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.muted}>{languages.map(({ version }) => version).join(' · ')}</p>
    </li>
  );
}

function Slots({ slots, busy }: Pick<JudgeWorker, 'slots' | 'busy'>) {
  return (
    <p className={styles.slots}>
      <span className={styles.dots} aria-hidden>
        {Array.from({ length: slots }, (_, i) => (
          <span key={i} data-busy={i < busy || undefined} />
        ))}
      </span>
      {busy} of {slots} slots busy
    </p>
  );
}
