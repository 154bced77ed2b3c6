import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  'move start': {
    java: 'start = Math.max(start, lastSeen[symbol] + 1);',
    python3: 'start = max(start, last_seen.get(symbol, -1) + 1)',
    c_cpp: 'start = max(start, lastSeen[text[end]] + 1);',
  },
  measure: {
    java: 'longest = Math.max(longest, end - start + 1);',
    python3: 'longest = max(longest, end - start + 1)',
    c_cpp: 'longest = max(longest, end - start + 1);',
  },
} satisfies CodeLines;

/** A sliding window; a repeated symbol moves the start past its earlier position. */
export function generateSteps({ text }: { readonly text: string }): StepInput[] {
  const values = [...text];
  const lastSeen = new Map<string, number>();
  const steps: StepInput[] = [];
  let start = 0;
  let longest = 0;
  values.forEach((symbol, end) => {
    const before = lastSeen.get(symbol);
    const isRepeat = before !== undefined && before >= start;
    if (isRepeat) start = before + 1;
    lastSeen.set(symbol, end);
    const length = end - start + 1;
    const isLonger = length > longest;
    longest = Math.max(longest, length);
    const why = isRepeat
      ? `'${symbol}' is in the window already, at ${before}. The window now starts at ${start}.`
      : `'${symbol}' is not in the window: take it in.`;
    const count = length === 1 ? 'One symbol' : `${length} symbols`;
    const then = isLonger ? ` ${count}: the longest so far.` : ` ${count}.`;
    const line: keyof typeof codeLines = isRepeat ? 'move start' : 'measure';
    steps.push({
      line,
      text: why + then,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'array',
            values,
            pointers: { start, end },
            marks: { [end]: isRepeat ? 'bad' : 'active' },
            brackets: [{ from: start, to: end, label: 'window' }],
          },
          { kind: 'variables', values: { length, longest } },
        ],
      },
    });
  });
  return steps;
}
