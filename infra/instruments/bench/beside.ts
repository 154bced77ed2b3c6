import { langs } from '@dryrun/contracts/language';
import { timed } from '../driver.ts';
import { judgeApproved, type Owner } from '../owners.ts';
import { langOfTurn, programs } from '../programs.ts';
import { p50AndP95, printTable } from '../report.ts';

/** The speed of the machine changes over minutes, so blocks with and without the other work alternate. */
const blocks = 12;
const blockMs = 20_000;
const kinds = ['run', 'submit'] as const;

interface OtherWork {
  readonly name: string;
  /** Does one piece of the work, with the pause after it. */
  readonly step: (turn: number) => Promise<unknown>;
}

/** Times runs and submissions of `learners`, each after `wait`, beside other work and without it. */
export async function benchBeside(
  learners: readonly Owner[],
  wait: () => Promise<void>,
  { name, step }: OtherWork,
): Promise<void> {
  const times = {
    without: { run: [] as number[], submit: [] as number[] },
    beside: { run: [] as number[], submit: [] as number[] },
  };
  let steps = 0;
  for (let block = 0; block < blocks; block += 1) {
    const isBeside = block % 2 === 1;
    const deadline = Date.now() + blockMs;
    const otherWork = async (): Promise<void> => {
      for (; Date.now() < deadline; steps += 1) await step(steps);
    };
    const judging = async (learner: Owner): Promise<void> => {
      for (let turn = 0; Date.now() < deadline; turn += 1) {
        await wait();
        const lang = langOfTurn(turn);
        const kind = kinds[Math.floor(turn / langs.length) % kinds.length] ?? 'run';
        const source = programs[lang].solution(`beside ${learner.id} ${performance.now()}`);
        const { elapsedMs } = await timed(() => judgeApproved(learner, { kind, lang, source }));
        times[isBeside ? 'beside' : 'without'][kind].push(elapsedMs);
      }
    };
    await Promise.all([...learners.map(judging), ...(isBeside ? [otherWork()] : [])]);
  }
  printTable(
    [`beside ${name}`, 'without p50 ms', 'without p95 ms', 'beside p50 ms', 'beside p95 ms', 'number'],
    kinds.map((kind) => [
      kind,
      ...p50AndP95(times.without[kind]),
      ...p50AndP95(times.beside[kind]),
      `${times.without[kind].length}, ${times.beside[kind].length} beside ${steps} ${name}`,
    ]),
  );
}
