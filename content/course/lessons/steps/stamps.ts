import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { CallNode, Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: {
    java: 'for (int i = start; i < stamps.length && stamps[i] <= missing; i++) {',
    python3: 'for i in range(start, len(stamps)):',
    c_cpp: 'for (size_t i = start; i < stamps.size() && stamps[i] <= missing; i++) {',
  },
  cut: {
    java: 'for (int i = start; i < stamps.length && stamps[i] <= missing; i++) {',
    python3: 'if stamps[i] > missing:',
    c_cpp: 'for (size_t i = start; i < stamps.size() && stamps[i] <= missing; i++) {',
  },
  'go on': {
    java: 'choose(stamps, i, missing - stamps[i], chosen, ways);',
    python3: 'choose(stamps, i, missing - stamps[i], chosen, ways)',
    c_cpp: 'choose(stamps, i, missing - stamps[i], chosen, ways);',
  },
  'way found': {
    java: 'ways.add(new ArrayList<>(chosen));',
    python3: 'ways.append(chosen.copy())',
    c_cpp: 'ways.push_back(chosen);',
  },
  end: {
    java: 'for (List<Integer> way : ways) System.out.println(way);',
    python3: 'for way in ways:',
    c_cpp: 'for (const auto& way : ways) {',
  },
} satisfies CodeLines;

interface Input {
  /** Sorted. */
  readonly stamps: readonly number[];
  readonly postage: number;
}

interface Choice {
  readonly label: string;
  readonly children: Choice[];
  mark?: Mark;
  result?: string;
}

/** All combinations of stamps for the postage by backtracking with pruning. */
export function generateSteps({ stamps, postage }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const root: Choice = { label: 'start', children: [], mark: 'active', result: `${postage} missing` };
  const ways: string[] = [];
  const show = (line: keyof typeof codeLines, text: string): void => {
    const label = ways.length === 0 ? 'no way found yet' : `found: ${ways.join('; ')}`;
    steps.push({ line, text, picture: { kind: 'calls', root: copyOf(root), label } });
  };

  const choose = (node: Choice, start: number, missing: number, chosen: readonly number[]): void => {
    for (let i = start; i < stamps.length; i += 1) {
      const stamp = stamps[i] ?? 0;
      const path = [...chosen, stamp].join(' ');
      const child: Choice = { label: String(stamp), children: [] };
      node.children.push(child);
      if (stamp > missing) {
        child.mark = 'bad';
        show(
          'cut',
          `${path}: ${stamp} is more than the ${missing} that ${missing === 1 ? 'is' : 'are'} missing. So is every larger stamp: stop here.`,
        );
        return;
      }
      const rest = missing - stamp;
      child.result = rest === 0 ? 'fits' : `${rest} missing`;
      child.mark = rest === 0 ? 'good' : 'active';
      if (rest === 0) ways.push(path);
      show(
        rest === 0 ? 'way found' : 'go on',
        rest === 0
          ? `${path}: nothing is missing. A way is found.`
          : `${path}: ${rest} missing. Go on with stamps from ${stamp} on.`,
      );
      if (rest > 0) {
        choose(child, i, rest, [...chosen, stamp]);
        child.mark = 'muted';
      }
    }
  };
  show('start', `${postage} cents are missing. Any stamp may come first.`);
  choose(root, 0, postage, []);
  root.mark = 'done';
  show('end', `All branches have been walked or cut. There are ${ways.length} ways.`);
  return steps;
}

function copyOf({ label, children, mark, result }: Choice): CallNode {
  return {
    label,
    children: children.map(copyOf),
    mark,
    result,
  };
}
