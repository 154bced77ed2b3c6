import { setTimeout as pause } from 'node:timers/promises';
import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import type { System } from '../../system/start-system.ts';
import {
  startTraceCollector,
  type CollectedSpan,
  type TraceCollector,
} from '../../system/trace-collector.ts';
import { repeatRounds, withSystem, waitForRefill } from '../driver.ts';
import { createOwner, judgeApproved, type Owner } from '../owners.ts';
import { programs } from '../programs.ts';
import { ms, printTable } from '../report.ts';

const warmUpRounds = 3;

/** Times at the client, in ms since the epoch. */
interface ClientRun {
  readonly id: string;
  readonly sentAt: number;
  readonly respondedAt: number;
  readonly finishedAt: number;
}

const durationMs = ({ sentAt, finishedAt }: ClientRun): number => finishedAt - sentAt;

/** Runs new source `rounds` times in each language. Prints the trace of the run with the median duration. */
export async function printTraces(rounds: number): Promise<void> {
  const collector = await startTraceCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' };
  const printAll = async (system: System): Promise<void> => {
    const learner = await createOwner(system);
    for (const lang of langs) {
      const runs = await repeatRounds(rounds, warmUpRounds, async (round) => {
        await waitForRefill();
        return timeRun(learner, lang, `${lang} ${round} ${Date.now()}`);
      });
      await pause(600); // wait for the last spans
      const middle = runs.toSorted((a, b) => durationMs(a) - durationMs(b))[rounds >> 1];
      if (middle) printTrace(lang, middle, findTraceSpans(collector, middle.id));
    }
  };
  try {
    await withSystem(printAll, settings);
  } finally {
    collector.stop();
  }
}

async function timeRun(learner: Owner, lang: Lang, nonce: string): Promise<ClientRun> {
  const now = (): number => performance.timeOrigin + performance.now();
  const sentAt = now();
  let respondedAt = sentAt;
  const id = await judgeApproved(learner, {
    kind: 'run',
    lang,
    source: programs[lang].solution(nonce),
    onAccepted: () => {
      respondedAt = now();
    },
  });
  return { id, sentAt, respondedAt, finishedAt: now() };
}

function findTraceSpans({ spans }: TraceCollector, runId: string): CollectedSpan[] {
  const job = spans.find(({ attributes }) => attributes['messaging.message.id'] === `run-${runId}-0`);
  return spans.filter(({ traceId }) => traceId === job?.traceId);
}

function printTrace(
  lang: Lang,
  { sentAt, respondedAt, finishedAt }: ClientRun,
  spans: readonly CollectedSpan[],
): void {
  const toMs = (nanoseconds: string): number => Number(BigInt(nanoseconds) / 1000n) / 1000 - sentAt;
  const rows = [
    { name: 'client: whole run', from: 0, to: finishedAt - sentAt },
    { name: 'client: POST request', from: 0, to: respondedAt - sentAt },
    { name: 'client: long poll for the result', from: respondedAt - sentAt, to: finishedAt - sentAt },
    ...spans.map(({ service, name, startTimeUnixNano, endTimeUnixNano }) => ({
      name: `${service}: ${name}`,
      from: toMs(startTimeUnixNano),
      to: toMs(endTimeUnixNano),
    })),
  ].toSorted((a, b) => a.from - b.from || b.to - a.to);
  printTable(
    [`one run in ${langNames[lang]}`, 'from ms', 'to ms', 'took ms'],
    rows.map(({ name, from, to }) => [name, ms(from), ms(to), ms(to - from)]),
  );
}
