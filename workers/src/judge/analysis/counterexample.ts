import { caseResultSchema } from '@dryrun/contracts/code';
import { formatLiteral, LiteralError, parseLiteral } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import { z } from 'zod';
import type { FollowUpWork } from './analysis.ts';
import { minimize, type Smallest } from './minimize.ts';

/** What the row keeps: the whole input, to go on from, and the case as shown, whose long values are cut. */
const progressSchema = z.object({ input: z.array(z.string()), smallest: caseResultSchema });

/** Looks for the smallest input that breaks a declined submission. */
export const counterexample: FollowUpWork = {
  kind: 'counterexample',
  budgetMs: 4000,
  async work(problem, runner, { row, isOver }) {
    const failed = problem.cases[row.failedIndex ?? -1];
    if (!failed) return undefined;
    const known = knownFrom(problem.signature, row.progress);
    const found = await minimize(problem, runner, { failed: failed.args, known, isOver });
    if (!found) return undefined;
    const input = problem.signature.args.map(({ type }, i) => formatLiteral(type, found.args[i] ?? null));
    return { input, smallest: found.result };
  },
};

function knownFrom(signature: Signature, progress: unknown): Smallest | undefined {
  const kept = progressSchema.safeParse(progress);
  if (!kept.success) return undefined;
  try {
    const args = signature.args.map(({ type, name }, i) =>
      parseLiteral(type, kept.data.input[i] ?? '', name),
    );
    return { args, result: kept.data.smallest };
  } catch (error) {
    if (error instanceof LiteralError) return undefined;
    throw error;
  }
}
