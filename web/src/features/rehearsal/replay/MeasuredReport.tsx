import type { GrowthClass } from '@dryrun/contracts/growth';
import { langNames, type Lang } from '@dryrun/contracts/language';
import type { EndedRehearsal, RehearsalReport } from '@dryrun/contracts/rehearsal';
import { Section } from '../../../shared/ui/Section.tsx';
import { Stack } from '../../../shared/ui/Stack.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import { formatMinutes } from '../clock.ts';
import styles from './MeasuredReport.module.css';

interface MeasuredReportProps {
  readonly rehearsal: EndedRehearsal;
  readonly growthNames: Readonly<Record<GrowthClass, string>>;
  /** Silences of more than 20 s, in ms, if a voice was recorded. */
  readonly silences: readonly (readonly [fromMs: number, toMs: number])[] | undefined;
}

/** The measured half of the report. The other half is the learner's own rubric. */
export function MeasuredReport({ rehearsal: { lang, report }, growthNames, silences }: MeasuredReportProps) {
  const facts = listFacts(report, lang, growthNames, silences);
  return (
    <Section title="Measured">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {report.missed.length > 0 && (
        <details>
          <summary>Constraints that you did not ask for ({report.missed.length})</summary>
          <Stack as="dl" gap={2} className={styles.missed}>
            {report.missed.map(({ ask, answer }) => (
              <div key={ask}>
                <Text as="dt">{ask}</Text>
                <dd>{answer}</dd>
              </div>
            ))}
          </Stack>
        </details>
      )}
      {report.isLogFull && (
        <Text>The log of edits was full. From then on, the replay shows the last text only.</Text>
      )}
    </Section>
  );
}

function listFacts(
  report: RehearsalReport,
  lang: Lang,
  growthNames: MeasuredReportProps['growthNames'],
  silences: MeasuredReportProps['silences'],
): (readonly [name: string, value: string])[] {
  const { constraints, examples, claimed, measured, verdict, tests, ownTests, firstLineMs, typed, kept } =
    report;
  const facts: (readonly [string, string])[] = [
    [
      'Constraints asked for',
      `${constraints.asked} of ${constraints.of}${constraints.decoys > 0 ? `, and ${counted(constraints.decoys, 'other question')}` : ''}`,
    ],
    [
      'Examples',
      examples
        ? `${examples.right} of ${examples.of} right, which catch ${examples.caught} of ${examples.programs} chosen wrong programs`
        : 'none checked',
    ],
    ['Cost claimed before coding', report.isClaimedFirst ? 'yes' : 'no'],
    [
      'Time, claimed and measured',
      `${claimed === undefined ? 'not claimed' : growthNames[claimed]}, ${measured === undefined ? 'not measured' : growthNames[measured]}`,
    ],
    ['First line after', firstLineMs === undefined ? 'no line written' : `${formatMinutes(firstLineMs)} min`],
    ['Characters written and kept', `${typed.toLocaleString('en-US')}, ${kept.toLocaleString('en-US')}`],
    [
      'First verdict',
      verdict === undefined
        ? 'not submitted'
        : `${verdict}${tests ? `, ${tests.passed} of ${tests.of} tests` : ''}`,
    ],
  ];
  if (report.isFailureForeseen !== undefined)
    facts.push(['The failing test was among yours', report.isFailureForeseen ? 'yes' : 'no']);
  if (ownTests)
    facts.push([
      `Wrong programs in ${langNames[lang]} that your tests break`,
      `${ownTests.killed} of ${ownTests.programs}, with ${counted(ownTests.tests, 'test')}`,
    ]);
  if (silences) facts.push(['Silences of more than 20 s', String(silences.length)]);
  if (report.awayMs > 0) facts.push(['Away from the page', `${formatMinutes(report.awayMs)} min`]);
  if (report.openedSolution)
    facts.push(['Page of the problem', 'opened during the rehearsal, here or on another device']);
  return facts;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
