import { ArgumentsError, parseArguments } from '@dryrun/contracts/arguments';
import { limits } from '@dryrun/contracts/limits';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { ApiError, fieldError } from '../platform/error.ts';

/** Throws `code_too_long` or `code_has_null_byte`. */
export function requireStorableCode(typedCode: string): void {
  if (Buffer.byteLength(typedCode) > limits.codeBytes) throw fieldError('code_too_long', 'typedCode');
  if (typedCode.includes('\0')) throw fieldError('code_has_null_byte', 'typedCode');
}

/** Throws `invalid_input`, with `label` in front of the message. */
export function parseInput(signature: Signature, input: readonly string[], label = ''): Value[] {
  try {
    return parseArguments(signature, input);
  } catch (error) {
    if (!(error instanceof ArgumentsError)) throw error;
    throw new ApiError('invalid_input', { message: label + error.message, fields: error.fields });
  }
}

/** Returns a canonical literal per argument. */
export function formatArguments({ args }: Signature, values: readonly Value[]): string[] {
  return args.map(({ type }, i) => formatLiteral(type, values[i] ?? null));
}

/**
 * Parses test cases into canonical literals. Drops empty cases unless all are empty. Throws `invalid_input` with every
 * error by field: `input.<argument>` for the first case, `inputs.<n>.<argument>` for the others.
 */
export function parseCases(
  signature: Signature,
  input: readonly string[],
  inputs: readonly (readonly string[])[],
): string[][] {
  const allCases = [input, ...inputs].map((literals, number) => ({ literals, number }));
  const nonEmptyCases = allCases.filter(({ literals }) => literals.some((literal) => literal.trim() !== ''));
  if (nonEmptyCases.length > limits.inputCases) {
    const message = `inputs: at most ${limits.inputCases} cases`;
    throw new ApiError('invalid_input', { message, fields: { inputs: message } });
  }
  const fields: Record<string, string> = {};
  const messages: string[] = [];
  const cases: string[][] = [];
  for (const { literals, number } of nonEmptyCases.length > 0 ? nonEmptyCases : allCases.slice(0, 1)) {
    try {
      cases.push(formatArguments(signature, parseArguments(signature, literals)));
    } catch (error) {
      if (!(error instanceof ArgumentsError)) throw error;
      const path = number === 0 ? 'input' : `inputs.${number - 1}`;
      for (const [name, message] of Object.entries(error.fields))
        fields[name === 'input' ? path : `${path}.${name}`] = message;
      messages.push(number === 0 ? error.message : `Case ${number + 1}: ${error.message}`);
    }
  }
  if (messages[0] !== undefined) throw new ApiError('invalid_input', { message: messages[0], fields });
  return cases;
}
