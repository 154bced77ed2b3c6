import type { Verdict } from '@dryrun/contracts/code';
import { langs, type Lang } from '@dryrun/contracts/language';
import { programs } from '../bench/programs.ts';

/** What one of the learners sends, and the verdicts that are true of it. */
export interface SoakJob {
  readonly kind: 'run' | 'submit';
  readonly lang: Lang;
  readonly act: string;
  readonly typedCode: string;
  readonly verdicts: readonly Verdict[];
}

/** What a program does before it solves the problem, if it comes so far. */
interface Act {
  readonly name: string;
  /** How many of forty jobs do so. */
  readonly share: number;
  readonly verdicts: readonly Verdict[];
  readonly statement: Readonly<Record<Lang, string>>;
  /** A file stays for all tests of a submission, so who must not find their own has one test. */
  readonly kind?: SoakJob['kind'];
}

const acts: readonly Act[] = [
  {
    ...{ name: 'nothing else', share: 24, verdicts: ['Approved'] },
    statement: { python3: 'pass', java: '', c_cpp: '' },
  },
  {
    ...{ name: 'leaves a file and a process, and looks for those of others', share: 3, kind: 'run' },
    verdicts: ['Approved'],
    statement: {
      python3:
        'import os, time; assert not os.path.exists("/tmp/litter"); open("/tmp/litter", "w").close(); os.fork() or time.sleep(1000)',
      java: 'java.io.File litter = new java.io.File("/tmp/litter"); if (litter.exists()) throw new IllegalStateException(); try { litter.createNewFile(); } catch (java.io.IOException full) { throw new IllegalStateException(full); } new Thread(() -> { while (true) try { Thread.sleep(1000); } catch (InterruptedException deaf) {} }).start();',
      c_cpp:
        'if (access("/tmp/litter", F_OK) == 0) abort(); fclose(fopen("/tmp/litter", "w")); if (fork() == 0) { sleep(1000); _exit(0); }',
    },
  },
  {
    ...{ name: 'answers wrongly', share: 3, verdicts: ['Wrong Answer'] },
    statement: {
      python3: 'return [[1, 2, 3]]',
      java: 'if (nums != null) return Arrays.asList(Arrays.asList(1, 2, 3));',
      c_cpp: 'return {{1, 2, 3}};',
    },
  },
  {
    ...{ name: 'does not compile', share: 3, verdicts: ['Compilation Error'] },
    statement: { python3: 'return (', java: 'int;', c_cpp: 'int = 3;' },
  },
  {
    ...{ name: 'crashes', share: 3, verdicts: ['Runtime Error'] },
    statement: {
      python3: 'raise ValueError(nums)',
      java: 'if (nums != null) throw new IllegalStateException();',
      c_cpp: 'raise(SIGSEGV);',
    },
  },
  {
    ...{ name: 'never ends', share: 1, verdicts: ['Time Limit Exceeded'] },
    statement: { python3: 'while True: pass', java: 'while (nums != null);', c_cpp: 'while (true);' },
  },
  {
    ...{ name: 'takes all memory', share: 1, verdicts: ['Memory Limit Exceeded'] },
    statement: {
      python3: 'taken = [bytearray(1 << 24) for _ in range(1000)]',
      java: 'List<int[]> taken = new ArrayList<>(); while (nums != null) taken.add(new int[1 << 18]);',
      c_cpp:
        'vector<vector<char>> taken; while (!nums.empty()) taken.push_back(vector<char>(1 << 24, 1)); return {{(int)taken.size()}};',
    },
  },
  {
    ...{ name: 'starts processes without end', share: 1, verdicts: ['Runtime Error'] },
    statement: {
      python3: 'import os\n        while True: os.fork()',
      java: 'while (nums != null) new Thread(() -> { try { Thread.sleep(100000); } catch (InterruptedException end) {} }).start();',
      c_cpp: 'while (true) fork();',
    },
  },
  {
    ...{ name: 'prints without end', share: 1, verdicts: ['Output Limit Exceeded'] },
    statement: {
      python3: 'while True: print("x" * 1000)',
      java: 'while (nums != null) System.out.println("x".repeat(1000));',
      c_cpp: 'while (true) puts("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");',
    },
  },
];

/** Acts as often as their share, in an order in which the rare ones lie apart. */
const turns = acts
  .flatMap((act) => Array.from({ length: act.share }, (_, i) => ({ act, place: (i + 0.5) / act.share })))
  .toSorted((a, b) => a.place - b.place)
  .map(({ act }) => act);

/** The `number`-th job of the mix: each act in each language, as a run and as a submission. `nonce` makes its text new. */
export function soakJob(number: number, nonce: string): SoakJob {
  const round = Math.floor(number / turns.length);
  const act = turns[number % turns.length] as Act;
  const lang = langs[(number + round) % langs.length] as Lang;
  return {
    kind: act.kind ?? ((number + round) % 2 === 0 ? 'run' : 'submit'),
    ...{ lang, act: act.name, verdicts: act.verdicts },
    typedCode: textOf(lang, act, nonce),
  };
}

const includes = '#include <csignal>\n#include <unistd.h>\n';

function textOf(lang: Lang, { statement }: Act, nonce: string): string {
  const solution = programs[lang].solution(nonce);
  if (lang === 'python3')
    return solution.replace(/def threeSum.*\n/, (line) => `${line}        ${statement[lang]}\n`);
  const text = solution.replace(/threeSum\([^{]*\{/, (opening) => `${opening} ${statement[lang]}`);
  return lang === 'c_cpp' ? includes + text : text;
}
