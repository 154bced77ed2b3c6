import type { JudgeHealth } from '@dryrun/contracts/judge-health';
import { langNames, langs } from '@dryrun/contracts/language';
import { relativeTime } from '../../shared/relativeTime.ts';
import { milliseconds } from './durations.ts';
import styles from './JudgeHealthPanel.module.css';

/** What the last submissions were judged to be, and how long their learners waited. */
export function LastVerdicts({ last }: Pick<JudgeHealth, 'last'>) {
  const { submissions, since, verdicts, waitMs, wholeMs } = last;
  const names = [...new Set(verdicts.map(({ verdict }) => verdict))];
  const countOf = (verdict: string, lang?: string): number =>
    verdicts
      .filter((one) => one.verdict === verdict && (lang === undefined || one.lang === lang))
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="verdicts">
      <h2 id="verdicts" className={styles.heading}>
        Last verdicts
      </h2>
      {submissions === 0 ? (
        <p className={styles.muted}>Nothing was submitted yet.</p>
      ) : (
        <>
          <p className={styles.muted}>
            Of the last {submissions} submissions{since !== null && `, since ${relativeTime(since)}`}.
            {waitMs && ` They waited ${told(waitMs)}`}
            {wholeMs && ` and had their verdict after ${told(wholeMs)}`}.
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
              {names.map((verdict) => (
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

/** The median, and what all but one in twenty stay under. */
const told = ({ p50, p95 }: { readonly p50: number; readonly p95: number }): string =>
  `${milliseconds(p50)} in the median and ${milliseconds(p95)} at the 95th percentile`;
