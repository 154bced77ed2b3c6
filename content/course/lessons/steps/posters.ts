import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

/** The largest income without adjacent sites, and finally the chosen sites. */
export function generateSteps({ incomes }: { readonly incomes: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  const best = [0];
  const bestOf = (i: number): number => best[Math.max(i, 0)] ?? 0;
  const show = (text: string, siteMarks: Record<string, Mark>, bestMarks: Record<string, Mark>): void => {
    steps.push({
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

  show('The base: without any site the best is 0.', {}, { 0: 'good' });
  incomes.forEach((income, site) => {
    const i = site + 1;
    const [leave, use] = [bestOf(i - 1), income + bestOf(i - 2)];
    best.push(Math.max(leave, use));
    const before = Math.max(i - 2, 0);
    show(
      `The first ${i}: leave the last one, ${leave}, or use it, ${income} + ${bestOf(i - 2)} = ${use}. The better is ${bestOf(i)}.`,
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
    `Walk back: where the value rose, the site was used. ${sites.join(' + ')} = ${bestOf(incomes.length)}.`,
    used,
    {},
  );
  return steps;
}
