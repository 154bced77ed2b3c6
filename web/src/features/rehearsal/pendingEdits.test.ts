import type { Edit } from '@dryrun/contracts/edit-log';
import { expect, test } from '@jest/globals';
import { continueFrom, readPending, storePending } from './pendingEdits.ts';

const edits: readonly Edit[] = [
  [10, 0, 0, 'a'],
  [20, 1, 0, 'b'],
  [30, 2, 0, 'c'],
];
const pending = { count: 4, base: '', edits };

test.each([
  ['none of the edits', { edits: 4, code: '' }, edits],
  ['some of the edits', { edits: 6, code: 'ab' }, edits.slice(2)],
  ['all edits', { edits: 7, code: 'abc' }, []],
  ['edits of another tab', { edits: 6, code: 'xy' }, []],
  ['fewer edits than were confirmed before', { edits: 3, code: '' }, []],
])('continues when the server has %s', (_, server, expected) => {
  expect(continueFrom(server, pending)).toEqual(expected);
});

test('stores edits until all are confirmed, and ignores what it cannot read', () => {
  storePending('one', pending);
  expect(readPending('one')).toEqual(pending);
  expect(readPending('another')).toBeUndefined();
  storePending('one', { ...pending, edits: [] });
  expect(readPending('one')).toBeUndefined();
  localStorage.setItem('rehearsal:one', '{"count":"four"}');
  expect(readPending('one')).toBeUndefined();
});
