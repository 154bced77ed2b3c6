import type { DiagramOf } from '@dryrun/contracts/diagram';
import { boxTextWidth, straight, textOf, titled, type Part, type Scene } from './scene.ts';

type BucketsPicture = DiagramOf<'buckets'>;

const height = 32;
const pitch = height + 6;
const indexWidth = 36;
const link = 22;

/** A hash table: a row for each bucket with its chain of entries. */
export function bucketsScene(picture: BucketsPicture, steps: readonly BucketsPicture[]): Scene {
  const { buckets, active, marks = {} } = picture;
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
        const x = indexWidth + link + i * (width + link);
        const key = textOf(entry.key);
        const middle = y + height / 2;
        return [
          {
            kind: 'line',
            key: `link-${row}-${i}`,
            path: straight(x - link + 2, middle, x - 2, middle),
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
  const longest = Math.max(1, ...steps.flatMap((step) => step.buckets.map((chain) => chain.length)));
  return titled(
    { width: indexWidth + longest * (width + link), height: buckets.length * pitch - 6, parts },
    picture.label,
  );
}

function entryText({ key, value }: BucketsPicture['buckets'][number][number]): string {
  return value === undefined ? textOf(key) : `${textOf(key)}: ${textOf(value)}`;
}
