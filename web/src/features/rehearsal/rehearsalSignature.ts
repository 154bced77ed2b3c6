import { rehearsalFunction, type RunningRehearsal } from '@dryrun/contracts/rehearsal';
import type { Signature } from '@dryrun/contracts/signature';

/** The learner knows the types of the function, but no constraint. */
export function rehearsalSignature({ args, returns }: Pick<RunningRehearsal, 'args' | 'returns'>): Signature {
  return {
    questionId: 0,
    path: '',
    name: 'Rehearsal',
    difficulty: 'Medium',
    pattern: '',
    function: rehearsalFunction,
    args: args.map(({ name, type }) => ({ name, type, rule: {} })),
    returns,
    compare: 'exact',
    examples: [],
  };
}
