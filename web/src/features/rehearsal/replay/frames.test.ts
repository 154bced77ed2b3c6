import { diffTexts, textAt, type Edit } from '@dryrun/contracts/edit-log';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createFrames } from './frames.ts';

const versions = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀'), maxLength: 20 }), {
  minLength: 1,
  maxLength: 350,
});

test('equals the text of every time, and the last frame the last text, over 1,000 random edit logs', () => {
  fc.assert(
    fc.property(versions, fc.array(fc.nat(400), { maxLength: 5 }), (texts, times) => {
      const [initial = ''] = texts;
      const edits = texts.slice(1).flatMap((text, i): Edit[] => {
        const edit = diffTexts(texts[i] ?? '', text, i + 1);
        return edit ? [edit] : [];
      });
      const frameAt = createFrames(initial, edits);
      for (const time of times) expect(frameAt(time).text).toBe(textAt(initial, edits, time));
      expect(frameAt(Number.POSITIVE_INFINITY).text).toBe(texts.at(-1));
    }),
    { numRuns: 1000 },
  );
});

test('names the line of the last edit', () => {
  const frameAt = createFrames('one\ntwo\n', [
    [10, 4, 3, '2'],
    [20, 0, 0, 'zero\n'],
  ]);
  expect([0, 10, 20].map((ms) => [frameAt(ms).index, frameAt(ms).line])).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
  ]);
});
