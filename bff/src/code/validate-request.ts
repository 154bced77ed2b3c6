import { ArgumentsError, parseArguments } from '@dryrun/contracts/arguments';
import { limits } from '@dryrun/contracts/limits';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import { ApiError } from '../platform/error.ts';

/**
 * A learner's own test cases as canonical literals; cases left empty are dropped unless all are. Throws `invalid_input` with
 * every fault: the first case's fields are called `input.<argument>`, a further one's `inputs.<n>.<argument>`.
 */
export function parseCases(
  signature: Signature,
  input: readonly string[],
  inputs: readonly (readonly string[])[],
): string[][] {
  const given = [input, ...inputs].map((literals, number) => ({ literals, number }));
  const filled = given.filter(({ literals }) => literals.some((literal) => literal.trim() !== ''));
  if (filled.length > limits.inputCases) {
    const message = `inputs: at most ${limits.inputCases} cases`;
    throw new ApiError('invalid_input', { message, fields: { inputs: message } });
  }
  const fields: Record<string, string> = {};
  const sentences: string[] = [];
  const cases: string[][] = [];
  for (const { literals, number } of filled.length > 0 ? filled : given.slice(0, 1)) {
    try {
      const values = parseArguments(signature, literals);
      cases.push(values.map((value, i) => formatLiteral(signature.args[i]?.type ?? 'string', value)));
    } catch (error) {
      if (!(error instanceof ArgumentsError)) throw error;
      const place = number === 0 ? 'input' : `inputs.${number - 1}`;
      for (const [name, fault] of Object.entries(error.fields))
        fields[name === 'input' ? place : `${place}.${name}`] = fault;
      sentences.push(number === 0 ? error.message : `Case ${number + 1}: ${error.message}`);
    }
  }
  if (sentences[0] !== undefined) throw new ApiError('invalid_input', { message: sentences[0], fields });
  return cases;
}
