import { caseResultSchema } from '@dryrun/contracts/code';
import { formatLiteral, LiteralError, parseLiteral } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import { z } from 'zod';
import type { Analysis } from './analysis.ts';
import { minimize, type FailingInput } from './minimize.ts';

/** Stored progress: the full input, and its case with truncated values. */
const progressSchema = z.object({ input: z.array(z.string()), smallest: caseResultSchema });

/** Searches for the simplest input on which a failed submission fails. */
export const counterexampleAnalysis: Analysis = {
  kind: 'counterexample',
  budgetMs: 4000,
  async work(problem, runner, { row, isOver }) {
    const failed = problem.cases[row.failedIndex ?? -1];
    if (!failed) return undefined;
    const previousBest = parseProgress(problem.signature, row.progress);
    const smallest = await minimize(problem, runner, { failed: failed.args, previousBest, isOver });
    if (!smallest) return undefined;
    const input = problem.signature.args.map(({ type }, i) => formatLiteral(type, smallest.args[i] ?? null));
    return { input, smallest: smallest.result };
  },
};

function parseProgress(signature: Signature, progress: unknown): FailingInput | undefined {
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
