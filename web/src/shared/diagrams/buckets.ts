import type { DiagramOf } from '@dryrun/contracts/diagram';
import { boxTextWidth, straightPath, textOf, withTitle, type Part, type Scene } from './scene.ts';

type BucketsDiagram = DiagramOf<'buckets'>;

const height = 32;
const pitch = height + 6;
const indexWidth = 36;
const linkWidth = 22;

export function bucketsScene(diagram: BucketsDiagram, steps: readonly BucketsDiagram[]): Scene {
  const { buckets, active, marks = {} } = diagram;
  const texts = steps.flatMap((step) => step.buckets.flat().map(entryText));
  const width = Math.max(56, ...texts.map((text) => Math.ceil(boxTextWidth(text)) + 20));
  const parts: Part[] = buckets.flatMap((chain, row): Part[] => {
    const y = row * pitch;
    const isActive = row === active;
    return [
      {
        kind: 'box',
        key: `bucket-${row}`,
        x: 0,
        y,
        width: indexWidth,
        height,
        text: String(row),
        tone: isActive ? 'active' : 'faint',
        shape: 'cell',
      },
      ...chain.flatMap((entry, i): Part[] => {
        const x = indexWidth + linkWidth + i * (width + linkWidth);
        const key = textOf(entry.key);
        const middle = y + height / 2;
        return [
          {
            kind: 'line',
            key: `link-${row}-${i}`,
            path: straightPath(x - linkWidth + 2, middle, x - 2, middle),
            tone: isActive ? 'active' : 'plain',
            hasArrow: true,
          },
          {
            kind: 'box',
            key: `entry-${key}`,
            x,
            y,
            width,
            height,
            text: entryText(entry),
            tone: marks[key] ?? 'plain',
            shape: 'pill',
          },
        ];
      }),
    ];
  });
  const longestChain = Math.max(1, ...steps.flatMap((step) => step.buckets.map((chain) => chain.length)));
  return withTitle(
    { width: indexWidth + longestChain * (width + linkWidth), height: buckets.length * pitch - 6, parts },
    diagram.label,
  );
}

function entryText({ key, value }: BucketsDiagram['buckets'][number][number]): string {
  return value === undefined ? textOf(key) : `${textOf(key)}: ${textOf(value)}`;
}
