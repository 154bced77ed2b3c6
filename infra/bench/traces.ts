import { setTimeout as pause } from 'node:timers/promises';
import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import { logIn, type Learner } from '../system/learner.ts';
import { startSystem } from '../system/start-system.ts';
import { startTraceCollector, type CollectedSpan, type TraceCollector } from '../system/trace-collector.ts';
import { ms, printTable } from './report.ts';
import { benchInput, programs } from './programs.ts';

const questionId = 1;
const thinkMs = 300;
const warmUps = 3;

/** A Run as its client saw it, in ms since the epoch. */
interface SeenRun {
  readonly id: string;
  readonly sent: number;
  readonly answered: number;
  readonly seen: number;
}

/** Prints the trace of one Run of new text in each language: of `rounds` the one that took as long as half of them. */
export async function printTraces(rounds: number): Promise<void> {
  const collector = await startTraceCollector();
  const system = await startSystem({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  try {
    const learner = await logIn(system.url);
    for (const lang of langs) {
      const runs: SeenRun[] = [];
      for (let round = -warmUps; round < rounds; round += 1) {
        await pause(thinkMs);
        const run = await pressRun(learner, lang, `${lang} ${round} ${Date.now()}`);
        if (round >= 0) runs.push(run);
      }
      await pause(2 * thinkMs); // the last spans are on their way
      const middle = runs.toSorted((a, b) => a.seen - a.sent - (b.seen - b.sent))[rounds >> 1];
      if (middle) printTrace(lang, middle, spansOf(collector, middle.id));
    }
  } finally {
    await system.stop();
    collector.stop();
  }
}

async function pressRun(learner: Learner, lang: Lang, nonce: string): Promise<SeenRun> {
  const now = (): number => performance.timeOrigin + performance.now();
  const sent = now();
  const id = await learner.run(questionId, lang, programs[lang].solution(nonce), [benchInput]);
  const answered = now();
  const { statusMsg } = await learner.result('run', id);
  if (statusMsg !== 'Approved') throw new Error(`${lang}: ${statusMsg}`);
  return { id, sent, answered, seen: now() };
}

/** The spans of the trace which a Run's job belongs to. */
function spansOf({ spans }: TraceCollector, runId: string): CollectedSpan[] {
  const job = spans.find(({ attributes }) => attributes['messaging.message.id'] === `run-${runId}-0`);
  return spans.filter(({ traceId }) => traceId === job?.traceId);
}

function printTrace(lang: Lang, { sent, answered, seen }: SeenRun, spans: readonly CollectedSpan[]): void {
  const toMs = (nanoseconds: string): number => Number(BigInt(nanoseconds) / 1000n) / 1000 - sent;
  const rows = [
    { name: 'client: the whole Run', from: 0, to: seen - sent },
    { name: 'client: POST until its answer', from: 0, to: answered - sent },
    { name: 'client: held check until the result', from: answered - sent, to: seen - sent },
    ...spans.map(({ service, name, startTimeUnixNano, endTimeUnixNano }) => ({
      name: `${service}: ${name}`,
      from: toMs(startTimeUnixNano),
      to: toMs(endTimeUnixNano),
    })),
  ].toSorted((a, b) => a.from - b.from || b.to - a.to);
  printTable(
    [`one Run in ${langNames[lang]}`, 'from ms', 'to ms', 'took ms'],
    rows.map(({ name, from, to }) => [name, ms(from), ms(to), ms(to - from)]),
  );
}
