import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  room: {
    java: 'if (size == capacity) {',
    python3: 'if size == capacity:',
    c_cpp: 'if (size == capacity) {',
  },
  copy: { java: 'copied += size;', python3: 'copied += size', c_cpp: 'copied += size;' },
} satisfies CodeLines;

/** A dynamic array that doubles its capacity when full. */
export function generateSteps({ values }: { readonly values: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  let block: (number | null)[] = [null];
  let copied = 0;
  values.forEach((value, size) => {
    let text = `There is room: ${value} is written into place ${size}. One step.`;
    const isFull = size === block.length;
    if (isFull) {
      copied += size;
      block = [...block, ...Array.from({ length: size }, () => null)];
      text =
        `The block of ${size} is full. A block of ${block.length} is taken, ` +
        `${size === 1 ? 'the one value is' : `all ${size} values are`} copied, and ${value} is written into place ${size}.`;
    }
    block[size] = value;
    const copies = isFull ? Array.from({ length: size }, (_, i) => [i, 'active'] as const) : [];
    const line: keyof typeof codeLines = isFull ? 'copy' : 'room';
    steps.push({
      line,
      text,
      picture: {
        kind: 'array',
        values: [...block],
        marks: { ...Object.fromEntries(copies), [size]: 'good' },
        label: `size ${size + 1}, room for ${block.length}, copies so far: ${copied}`,
      },
    });
  });
  return steps;
}
