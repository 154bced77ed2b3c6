import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  start: {
    java: 'int cheapest = prices[0];',
    python3: 'cheapest = prices[0]',
    c_cpp: 'int cheapest = prices[0];',
  },
  best: {
    java: 'best = Math.max(best, price - cheapest);',
    python3: 'best = max(best, price - cheapest)',
    c_cpp: 'best = max(best, price - cheapest);',
  },
  cheapest: {
    java: 'cheapest = Math.min(cheapest, price);',
    python3: 'cheapest = min(cheapest, price)',
    c_cpp: 'cheapest = min(cheapest, price);',
  },
} satisfies CodeLines;

/** Finds the largest gain from one purchase and one later sale. */
export function generateSteps({ prices }: { readonly prices: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  let cheapest = 0;
  let best = 0;
  let bought = 0;
  let sold = 0;
  prices.forEach((price, today) => {
    const gain = price - (prices[cheapest] ?? 0);
    const isBetter = gain > best;
    if (isBetter) [best, bought, sold] = [gain, cheapest, today];
    const isCheaper = price < (prices[cheapest] ?? 0);
    const before = prices[cheapest] ?? 0;
    if (isCheaper) cheapest = today;
    const line: keyof typeof codeLines = today === 0 ? 'start' : isCheaper ? 'cheapest' : 'best';
    steps.push({
      line,
      text: today === 0 ? firstDay(price) : laterDay({ price, before, gain, best, isBetter, isCheaper }),
      picture: {
        kind: 'array',
        values: [...prices],
        bars: true,
        pointers: { today, cheapest },
        marks: best > 0 ? { [bought]: 'done', [sold]: 'done' } : {},
        label: `best gain so far: ${best}`,
      },
    });
  });
  return steps;
}

function firstDay(price: number): string {
  return `The first day. Nothing was bought before, so nothing can be sold. The cheapest price so far is ${price}.`;
}

interface Day {
  readonly price: number;
  readonly before: number;
  readonly gain: number;
  readonly best: number;
  readonly isBetter: boolean;
  readonly isCheaper: boolean;
}

function laterDay({ price, before, gain, best, isBetter, isCheaper }: Day): string {
  const sale = `Sold today, the gain is ${price} - ${before} = ${gain}`;
  const result = isBetter ? ', the best so far.' : `. The best stays ${best}.`;
  return sale + result + (isCheaper ? ` Today is the cheapest day so far: remember ${price}.` : '');
}
