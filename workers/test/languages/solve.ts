import { formatLiteral } from '@dryrun/contracts/literal';
import type { Lang } from '@dryrun/contracts/language';
import type { ValueType } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import type { JudgedCheck } from '../../src/judge/grading/check.ts';
import { megabytesKb, sharedJudge } from '../judge.ts';
import { signatureOf } from '../signature.ts';

export const limits = { timeMs: 3000, memoryKb: megabytesKb(512) };

export interface SolveOptions {
  readonly input?: string;
  readonly args?: readonly ValueType[];
  readonly returns?: ValueType;
  readonly expected?: Value;
}

/** Judges a program with one test. By default, `solve(3)` must return 6. */
export async function solve(
  lang: Lang,
  source: string,
  { input = '3', args = ['int'], returns = 'int', expected = 6 }: SolveOptions = {},
): Promise<JudgedCheck> {
  const judge = await sharedJudge();
  const tests = [{ input: input.split(' '), expected: formatLiteral(returns, expected) }];
  return judge.judge(lang, source, { signature: signatureOf(args, returns), tests, limits });
}
