import { liveExampleContract, type LiveExamples } from '@dryrun/contracts/live-examples';
import type { Router } from 'express';
import { evaluateInputs, readInput } from '../judging/evaluate-inputs.ts';
import { requireStorableCode } from '../judging/requested-program.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { requireQuestion } from './validate-request.ts';

/** The next key press asks again. */
const noRetries: readonly number[] = [];

export function liveExampleRoutes(context: Context): Router {
  const { db, clock, rateLimits } = context;
  /** Accounts whose check runs, so that no one occupies several slots of the judge. */
  const checking = new Set<string>();
  return implement(
    liveExampleContract,
    {
      async checkLiveExamples({ body, user, signal }): Promise<LiveExamples> {
        const problem = await requireQuestion(db, user, body, clock());
        requireStorableCode(body.typedCode);
        await rateLimits.consume('liveExamples', user.id);
        if (checking.has(user.id)) return { state: 'paused' };
        checking.add(user.id);
        try {
          const inputs = problem.signature.examples.map((example) => readInput(problem, example));
          const program = { lang: body.lang, code: body.typedCode };
          const evaluated = await evaluateInputs(context, problem, program, inputs, signal, noRetries);
          if (evaluated.kind === 'evaluated')
            return { state: 'checked', passed: evaluated.outcomes.map(({ isBroken }) => !isBroken) };
          return {
            state: evaluated.kind === 'busy' || evaluated.kind === 'unstable' ? 'paused' : evaluated.kind,
          };
        } finally {
          checking.delete(user.id);
        }
      },
    },
    context,
  );
}
