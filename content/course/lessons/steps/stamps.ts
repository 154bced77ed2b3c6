import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { CallNode, Mark } from '@dryrun/contracts/diagram';

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
  const show = (text: string): void => {
    const label = ways.length === 0 ? 'no way found yet' : `found: ${ways.join('; ')}`;
    steps.push({ text, picture: { kind: 'calls', root: copyOf(root), label } });
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
          `${path}: ${stamp} is more than the ${missing} that ${missing === 1 ? 'is' : 'are'} missing. So is every larger stamp: stop here.`,
        );
        return;
      }
      const rest = missing - stamp;
      child.result = rest === 0 ? 'fits' : `${rest} missing`;
      child.mark = rest === 0 ? 'good' : 'active';
      if (rest === 0) ways.push(path);
      show(
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
  show(`${postage} cents are missing. Any stamp may come first.`);
  choose(root, 0, postage, []);
  root.mark = 'done';
  show(`All branches have been walked or cut. There are ${ways.length} ways.`);
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
