import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addEdit, applyEdit, diffTexts, textAt, type Edit } from './edit-log.ts';

/** Texts of few characters, so that edits often repeat what stands beside them. */
const texts = fc.array(
  fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r\n', 'é', '😀'), maxLength: 30 }),
  {
    minLength: 2,
    maxLength: 12,
  },
);

test('the last frame equals the last text, and every frame the text of its time', () => {
  fc.assert(
    fc.property(texts, (versions) => {
      const [initial = ''] = versions;
      const edits = versions.slice(1).flatMap((text, i): Edit[] => {
        const edit = diffTexts(versions[i] ?? '', text, i + 1);
        return edit ? [edit] : [];
      });
      versions.forEach((text, i) => expect(textAt(initial, edits, i)).toBe(text));
    }),
    { numRuns: 1000 },
  );
});

test('merging letters changes no text', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 0, max: 3 }), (versions, mergeMs) => {
      const [initial = ''] = versions;
      let edits: readonly Edit[] = [];
      versions.slice(1).forEach((text, i) => {
        const edit = diffTexts(versions[i] ?? '', text, i);
        if (edit) edits = addEdit(edits, edit, mergeMs);
      });
      expect(edits.reduce(applyEdit, initial)).toBe(versions.at(-1));
    }),
    { numRuns: 1000 },
  );
});

test('letters typed one after the other become one edit, up to the end of a line or a pause', () => {
  const type = (letters: string, pauseMs: number) => {
    let text = '';
    let edits: readonly Edit[] = [];
    for (const [i, letter] of [...letters].entries()) {
      const edit = diffTexts(text, text + letter, i * pauseMs);
      if (edit) edits = addEdit(edits, edit, 1000);
      text += letter;
    }
    return edits;
  };
  expect(type('word', 100)).toEqual([[0, 0, 0, 'word']]);
  expect(type('a\nb', 100)).toEqual([
    [0, 0, 0, 'a\n'],
    [200, 2, 0, 'b'],
  ]);
  expect(type('slow', 600)).toEqual([
    [0, 0, 0, 'sl'],
    [1200, 2, 0, 'ow'],
  ]);
});

test('refuses an edit outside the text', () => {
  expect(() => applyEdit('abc', [0, 2, 2, ''])).toThrow(RangeError);
});
