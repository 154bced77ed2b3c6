import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: {
    java: 'int[] best = new int[n + 1];',
    python3: 'best = [0] * (n + 1)',
    c_cpp: 'vector<int> best(n + 1, 0);',
  },
  best: {
    java: 'best[i] = Math.max(best[i - 1], incomes[i - 1] + withoutNeighbor);',
    python3: 'best[i] = max(best[i - 1], incomes[i - 1] + without_neighbor)',
    c_cpp: 'best[i] = max(best[i - 1], incomes[i - 1] + withoutNeighbor);',
  },
  end: { java: 'return best[n];', python3: 'return best[n]', c_cpp: 'return best[n];' },
} satisfies CodeLines;

/** The largest income without adjacent sites, and finally the chosen sites. */
export function generateSteps({ incomes }: { readonly incomes: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  const best = [0];
  const bestOf = (i: number): number => best[Math.max(i, 0)] ?? 0;
  const show = (
    line: keyof typeof codeLines,
    text: string,
    siteMarks: Record<string, Mark>,
    bestMarks: Record<string, Mark>,
  ): void => {
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'array', values: [...incomes], marks: siteMarks, label: 'income' },
          {
            kind: 'array',
            values: Array.from({ length: incomes.length + 1 }, (_, i) => best[i] ?? null),
            marks: bestMarks,
            label: 'best of the first i',
          },
        ],
      },
    });
  };

  show('start', 'The base: without any site the best is 0.', {}, { 0: 'good' });
  incomes.forEach((income, site) => {
    const i = site + 1;
    const [leave, use] = [bestOf(i - 1), income + bestOf(i - 2)];
    best.push(Math.max(leave, use));
    const before = Math.max(i - 2, 0);
    show(
      'best',
      `With the first ${i === 1 ? 'site' : `${i} sites`}: leave the last one, ${leave}, or use it, ${income} + ${bestOf(i - 2)} = ${use}. The better is ${bestOf(i)}.`,
      { [site]: 'active' },
      {
        [i - 1]: leave >= use ? 'active' : 'muted',
        ...(before < i - 1 || use > leave ? { [before]: use > leave ? 'active' : 'muted' } : {}),
        [i]: 'good',
      },
    );
  });

  const used: Record<string, Mark> = {};
  for (let i = incomes.length; i > 0;) {
    if (bestOf(i) === bestOf(i - 1)) i -= 1;
    else {
      used[i - 1] = 'good';
      i -= 2;
    }
  }
  const sites = Object.keys(used).map((site) => incomes[Number(site)]);
  show(
    'end',
    `Walk back: where the value rose, the site was used. ${sites.join(' + ')} = ${bestOf(incomes.length)}.`,
    used,
    {},
  );
  return steps;
}
