import type { LoadedProblem } from '@dryrun/content/problems';
import { ArgumentsError, parseArguments } from '@dryrun/contracts/arguments';
import { hideSignature } from '@dryrun/contracts/rehearsal';
import { parseInput } from '../../judging/requested-program.ts';
import { ApiError } from '../../platform/error.ts';

/**
 * Throws `invalid_input`. Says how an input is malformed, but not which constraint it breaks, because the learner has to
 * ask for the constraints. `label` comes before the message, such as "Example 2: ".
 */
export function requireValidInput(
  { signature }: LoadedProblem,
  input: readonly string[],
  label: string,
): void {
  parseInput(hideSignature(signature), input, label);
  try {
    parseArguments(signature, input);
  } catch (error) {
    if (!(error instanceof ArgumentsError)) throw error;
    const message = `${label}this input breaks a constraint. Ask the interviewer which inputs are possible.`;
    throw new ApiError('invalid_input', { message });
  }
}
