import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Lang } from '@dryrun/contracts/language';
import type { Signature } from '@dryrun/contracts/signature';
import type { JudgedCheck } from '../../src/judge/grading/check.ts';
import { sharedJudge, type TestJudge } from '../judge.ts';
import { signatureOf } from '../signature.ts';
import { limits } from './solve.ts';

let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
});

describe('a list that must reuse its nodes', () => {
  const signature: Signature = { ...signatureOf(['ListNode'], 'ListNode'), reusesNodes: true };
  const job = { signature, tests: [{ input: ['[1,2]'], expected: '[2,1]' }], limits };
  const note = expect.stringMatching(
    /^The values are right, but .* Move the given nodes/,
  ) as unknown as string;
  const java = (body: string): string =>
    `class Solution { public ListNode solve(ListNode a) { ListNode b = a.next; ${body} } }`;
  const python3 = (body: string): string =>
    `class Solution:\n    def solve(self, a):\n        b = a.next\n        ${body}\n`;
  const cpp = (body: string): string =>
    `class Solution { public: ListNode* solve(ListNode* a) { ListNode* b = a->next; ${body} } };`;

  test.concurrent.each<readonly [string, Lang, string, Partial<JudgedCheck>]>([
    ['moved nodes', 'java', java('b.next = a; a.next = null; return b;'), { statusMsg: 'Approved' }],
    [
      'moved nodes of a learner-defined class with long values',
      'java',
      `class ListNode { long val; ListNode next; } ${java('b.next = a; a.next = null; return b;')}`,
      { statusMsg: 'Approved' },
    ],
    ['moved nodes', 'python3', python3('b.next = a; a.next = None; return b'), { statusMsg: 'Approved' }],
    ['moved nodes', 'c_cpp', cpp('b->next = a; a->next = nullptr; return b;'), { statusMsg: 'Approved' }],
    ...(
      [
        ['new nodes', 'java', java('return new ListNode(b.val, new ListNode(a.val));')],
        ['new nodes', 'python3', python3('return ListNode(b.val, ListNode(a.val))')],
        ['new nodes', 'c_cpp', cpp('return new ListNode(b->val, new ListNode(a->val));')],
        ['swapped values', 'java', java('int x = a.val; a.val = b.val; b.val = x; return a;')],
        ['swapped values', 'python3', python3('a.val, b.val = b.val, a.val; return a')],
        ['swapped values', 'c_cpp', cpp('swap(a->val, b->val); return a;')],
      ] as const
    ).map(
      ([name, lang, source]) =>
        [name, lang, source, { statusMsg: 'Wrong Answer', failedTest: { note } as never }] as const,
    ),
  ])('judges %s in %s', async (_name, lang, source, result) => {
    expect(await judge.judge(lang, source, job)).toMatchObject(result);
  });

  test.concurrent('does not mention the nodes if the values are wrong', async () => {
    const check = await judge.judge('python3', python3('return ListNode(a.val)'), job);
    expect(check.statusMsg).toBe('Wrong Answer');
    expect(check.failedTest?.note).toBeUndefined();
  });
});
