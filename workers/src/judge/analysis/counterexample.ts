import { caseResultSchema } from '@dryrun/contracts/code';
import { formatLiteral, LiteralError, parseLiteral } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import { z } from 'zod';
import type { Analysis } from './analysis.ts';
import { minimize, type Smallest } from './minimize.ts';

/** The stored progress: the full input, and the case as shown, with truncated values. */
const progressSchema = z.object({ input: z.array(z.string()), smallest: caseResultSchema });

/** Searches the smallest input on which a failed submission fails. */
export const counterexampleAnalysis: Analysis = {
  kind: 'counterexample',
  budgetMs: 4000,
  async work(problem, runner, { row, isOver }) {
    const failed = problem.cases[row.failedIndex ?? -1];
    if (!failed) return undefined;
    const known = parseProgress(problem.signature, row.progress);
    const found = await minimize(problem, runner, { failed: failed.args, known, isOver });
    if (!found) return undefined;
    const input = problem.signature.args.map(({ type }, i) => formatLiteral(type, found.args[i] ?? null));
    return { input, smallest: found.result };
  },
};

function parseProgress(signature: Signature, progress: unknown): Smallest | undefined {
  const stored = progressSchema.safeParse(progress);
  if (!stored.success) return undefined;
  try {
    const args = signature.args.map(({ type, name }, i) =>
      parseLiteral(type, stored.data.input[i] ?? '', name),
    );
    return { args, result: stored.data.smallest };
  } catch (error) {
    if (error instanceof LiteralError) return undefined;
    throw error;
  }
}
