import { stepGenerators } from '@dryrun/content/course/lessons/step-generators';
import { ArgumentsError, parseArguments } from '@dryrun/contracts/arguments';
import { slideshowSchema, type Step } from '@dryrun/contracts/lesson-format';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { ApiError } from '../platform/error.ts';

/** The largest input that is legible on slides. It also limits the time that generating takes. */
const maxItems = 20;
const maxSize = 60;

/** Creates a problem's slides for a test case. Throws `invalid_input` if it is invalid or too large. */
export function createSlides(signature: Signature, input: readonly string[]): Step[] {
  try {
    const values = parseArguments(signature, input);
    signature.args.forEach(({ name, rule }, i) => requireFewItems(name, values[i] ?? null, rule.range));
    const generate = stepGenerators.get(signature.path) as ((input: unknown) => unknown) | undefined;
    const named = Object.fromEntries(signature.args.map(({ name }, i) => [name, values[i]]));
    const slideshow = slideshowSchema.safeParse({ title: signature.name, steps: generate?.(named) });
    if (slideshow.success) return slideshow.data.steps;
    throw new ArgumentsError({
      input: 'input: needs more than 60 slides or a larger picture; use a smaller one',
    });
  } catch (error) {
    if (!(error instanceof ArgumentsError)) throw error;
    throw new ApiError('invalid_input', { message: error.message, fields: error.fields });
  }
}

function requireFewItems(name: string, value: Value, range: readonly [number, number] | undefined): void {
  const items = Array.isArray(value) ? (value as readonly Value[]) : undefined;
  const length = typeof value === 'string' ? value.length : (items?.length ?? 0);
  if (length > maxItems) throw tooLarge(name, `at most ${maxItems} items`);
  items?.forEach((item) => requireFewItems(name, item, undefined));
  // A negative minimum means a value. Otherwise, the number can be a size that slides have to show.
  if (typeof value === 'number' && range && range[0] >= 0 && value > maxSize)
    throw tooLarge(name, `a number up to ${maxSize}`);
}

function tooLarge(name: string, allowed: string): ArgumentsError {
  return new ArgumentsError({ [name]: `${name}: too large for slides; use ${allowed}` });
}
