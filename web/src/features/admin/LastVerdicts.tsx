import type { JudgeHealth } from '@dryrun/contracts/judge-health';
import { langNames, langs } from '@dryrun/contracts/language';
import { relativeTime } from '../../shared/relativeTime.ts';
import { formatMilliseconds } from './durations.ts';
import styles from './JudgeHealthPanel.module.css';

export function LastVerdicts({ last }: Pick<JudgeHealth, 'last'>) {
  const { submissions, since, verdicts, waitMs, wholeMs } = last;
  const verdictNames = [...new Set(verdicts.map(({ verdict }) => verdict))];
  const countOf = (verdict: string, lang?: string): number =>
    verdicts
      .filter((entry) => entry.verdict === verdict && (lang === undefined || entry.lang === lang))
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="verdicts">
      <h2 id="verdicts" className={styles.heading}>
        Latest verdicts
      </h2>
      {submissions === 0 ? (
        <p className={styles.muted}>No submissions yet.</p>
      ) : (
        <>
          <p className={styles.muted}>
            Last {submissions} submissions{since !== null && `, starting ${relativeTime(since)}`}.
            {waitMs && ` Queue time: ${formatPercentiles(waitMs)}.`}
            {wholeMs && ` Time to verdict: ${formatPercentiles(wholeMs)}.`}
          </p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Verdict</th>
                {langs.map((lang) => (
                  <th key={lang} scope="col">
                    {langNames[lang]}
                  </th>
                ))}
                <th scope="col">All</th>
              </tr>
            </thead>
            <tbody>
              {verdictNames.map((verdict) => (
                <tr key={verdict}>
                  <th scope="row" data-bad={verdict === 'Judge Error' || undefined}>
                    {verdict}
                  </th>
                  {langs.map((lang) => (
                    <td key={lang}>{countOf(verdict, lang)}</td>
                  ))}
                  <td>{countOf(verdict)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

const formatPercentiles = ({ p50, p95 }: { readonly p50: number; readonly p95: number }): string =>
  `${formatMilliseconds(p50)} median, ${formatMilliseconds(p95)} p95`;
