import { compileText } from '@dryrun/content/lesson-blocks';
import { snippets } from '@dryrun/web/features/editor/snippets';
import { expect, test } from '@jest/globals';

// Here, because the client must not reach the compiler of the lessons.
test.each(snippets)('inserts a valid block in the editor: $name', ({ text }) => {
  const { errors, warnings } = compileText(text, () => '/course/coding-interview/three-sum');
  expect([...errors, ...warnings]).toEqual([]);
});
