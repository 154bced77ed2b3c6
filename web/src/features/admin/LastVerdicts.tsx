import type { JudgeHealth } from '@dryrun/contracts/judge-health';
import { langNames, langs } from '@dryrun/contracts/language';
import { relativeTime } from '../../shared/relativeTime.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { Pill } from './Cells.tsx';
import { formatMilliseconds } from './durations.ts';

function createColumns(verdicts: JudgeHealth['last']['verdicts']): readonly Column<string>[] {
  const countOf = (verdict: string, lang?: string): number =>
    verdicts
      .filter((entry) => entry.verdict === verdict && (lang === undefined || entry.lang === lang))
      .reduce((sum, { count }) => sum + count, 0);
  return [
    {
      head: 'Verdict',
      cell: (verdict) => (verdict === 'Judge Error' ? <Pill tone="bad">{verdict}</Pill> : verdict),
      isRowHeader: true,
    },
    ...langs.map((lang) => ({
      head: langNames[lang],
      cell: (verdict: string) => countOf(verdict, lang),
      isNumeric: true,
    })),
    { head: 'All', cell: (verdict) => countOf(verdict), isNumeric: true },
  ];
}

export function LastVerdicts({ last }: Pick<JudgeHealth, 'last'>) {
  const { submissions, since, verdicts, waitMs, wholeMs } = last;
  const verdictNames = [...new Set(verdicts.map(({ verdict }) => verdict))];
  return (
    <Section title="Latest verdicts">
      {submissions === 0 ? (
        <Text>No submissions yet.</Text>
      ) : (
        <>
          <Text>
            {submissions === 1 ? 'Last submission' : `Last ${submissions} submissions`}
            {since !== null && `, ${submissions === 1 ? '' : 'starting '}${relativeTime(since)}`}.
            {waitMs && ` Queue time: ${formatPercentiles(waitMs)}.`}
            {wholeMs && ` Time to verdict: ${formatPercentiles(wholeMs)}.`}
          </Text>
          <DataTable
            staysTable
            label="Latest verdicts"
            columns={createColumns(verdicts)}
            rows={verdictNames}
            keyOf={(verdict) => verdict}
          />
        </>
      )}
    </Section>
  );
}

const formatPercentiles = ({ p50, p95 }: { readonly p50: number; readonly p95: number }): string =>
  `${formatMilliseconds(p50)} median, ${formatMilliseconds(p95)} p95`;
