import { complexityResultSchema } from '@dryrun/contracts/code';
import type { FollowUpWork } from './analysis.ts';
import { measureComplexity } from './measure.ts';

/** Measures how time and memory of an approved submission grow. */
export const complexity: FollowUpWork = {
  kind: 'complexity',
  budgetMs: 12_000,
  async work(problem, runner, { row, program: { limits }, isOver }) {
    const kept = complexityResultSchema.safeParse(row.progress);
    const known = kept.success ? kept.data.points : [];
    return measureComplexity(problem, runner, { limits, known, isOver });
  },
};
