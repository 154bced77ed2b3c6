import type { Verdict } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import { langOfTurn, solutionWithStatement } from '../programs.ts';

export interface SoakJob {
  readonly kind: 'run' | 'submit';
  readonly lang: Lang;
  readonly behavior: string;
  readonly source: string;
  readonly verdicts: readonly Verdict[];
}

/** A behavior, caused by a statement at the start of the solution. */
interface Behavior {
  readonly name: string;
  /** The number of jobs with this behavior among 40. */
  readonly jobs: number;
  readonly verdicts: readonly Verdict[];
  readonly statement: Readonly<Record<Lang, string>>;
  /** Both kinds take turns if omitted. A submission keeps files between tests, so a check for leftover files needs a run. */
  readonly kind?: SoakJob['kind'];
}

const behaviors: readonly Behavior[] = [
  {
    name: 'solves the problem',
    jobs: 24,
    verdicts: ['Approved'],
    statement: { python3: 'pass', java: '', c_cpp: '' },
  },
  {
    name: 'leaves a file and a process and checks for those of others',
    jobs: 3,
    kind: 'run',
    verdicts: ['Approved'],
    statement: {
      python3:
        'import os, time; assert not os.path.exists("/tmp/litter"); open("/tmp/litter", "w").close(); os.fork() or time.sleep(1000)',
      java: 'java.io.File litter = new java.io.File("/tmp/litter"); if (litter.exists()) throw new IllegalStateException(); try { litter.createNewFile(); } catch (java.io.IOException error) { throw new IllegalStateException(error); } new Thread(() -> { while (true) try { Thread.sleep(1000); } catch (InterruptedException ignored) {} }).start();',
      c_cpp:
        'if (access("/tmp/litter", F_OK) == 0) abort(); fclose(fopen("/tmp/litter", "w")); if (fork() == 0) { sleep(1000); _exit(0); }',
    },
  },
  {
    name: 'returns a wrong answer',
    jobs: 3,
    verdicts: ['Wrong Answer'],
    statement: {
      python3: 'return [[1, 2, 3]]',
      java: 'if (nums != null) return Arrays.asList(Arrays.asList(1, 2, 3));',
      c_cpp: 'return {{1, 2, 3}};',
    },
  },
  {
    name: 'does not compile',
    jobs: 3,
    verdicts: ['Compilation Error'],
    statement: { python3: 'return (', java: 'int;', c_cpp: 'int = 3;' },
  },
  {
    name: 'crashes',
    jobs: 3,
    verdicts: ['Runtime Error'],
    statement: {
      python3: 'raise ValueError(nums)',
      java: 'if (nums != null) throw new IllegalStateException();',
      c_cpp: 'raise(SIGSEGV);',
    },
  },
  {
    name: 'loops forever',
    jobs: 1,
    verdicts: ['Time Limit Exceeded'],
    statement: { python3: 'while True: pass', java: 'while (nums != null);', c_cpp: 'while (true);' },
  },
  {
    name: 'exhausts memory',
    jobs: 1,
    verdicts: ['Memory Limit Exceeded'],
    statement: {
      python3: 'blocks = [bytearray(1 << 24) for _ in range(1000)]',
      java: 'List<int[]> blocks = new ArrayList<>(); while (nums != null) blocks.add(new int[1 << 18]);',
      c_cpp:
        'vector<vector<char>> blocks; while (!nums.empty()) blocks.push_back(vector<char>(1 << 24, 1)); return {{(int)blocks.size()}};',
    },
  },
  {
    name: 'starts processes endlessly',
    jobs: 1,
    verdicts: ['Runtime Error'],
    statement: {
      python3: 'import os\n        while True: os.fork()',
      java: 'while (nums != null) new Thread(() -> { try { Thread.sleep(100000); } catch (InterruptedException ignored) {} }).start();',
      c_cpp: 'while (true) fork();',
    },
  },
  {
    name: 'prints endlessly',
    jobs: 1,
    verdicts: ['Output Limit Exceeded'],
    statement: {
      python3: 'while True: print("x" * 1000)',
      java: 'while (nums != null) System.out.println("x".repeat(1000));',
      c_cpp: 'while (true) puts("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");',
    },
  },
];

/** Behaviors of 40 jobs, with rare ones spread evenly. */
const sequence = behaviors
  .flatMap((behavior) =>
    Array.from({ length: behavior.jobs }, (_, i) => ({ behavior, position: (i + 0.5) / behavior.jobs })),
  )
  .toSorted((a, b) => a.position - b.position)
  .map(({ behavior }) => behavior);

/** Covers each behavior in each language, as run and submission. `nonce` prevents cache hits. */
export function createSoakJob(jobNumber: number, nonce: string): SoakJob {
  const round = Math.floor(jobNumber / sequence.length);
  const behavior = sequence[jobNumber % sequence.length] as Behavior;
  const lang = langOfTurn(jobNumber + round);
  return {
    kind: behavior.kind ?? ((jobNumber + round) % 2 === 0 ? 'run' : 'submit'),
    lang,
    behavior: behavior.name,
    verdicts: behavior.verdicts,
    source: solutionWithStatement(lang, behavior.statement[lang], nonce),
  };
}
