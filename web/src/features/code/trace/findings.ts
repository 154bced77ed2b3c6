import { ArgumentsError, parseArguments } from '@dryrun/contracts/arguments';
import { holdsFor, type Invariant } from '@dryrun/contracts/invariant';
import type { Lang } from '@dryrun/contracts/language';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { findScalarSource, isUnchanged } from './answerSource.ts';
import { answerValue } from './answerValue.ts';
import { findOutsideAccesses } from './outsideAccess.ts';
import type { Recording } from './recording.ts';
import { referenceOf } from './traceObjects.ts';

/** A step that may have to do with a wrong answer. */
export interface Finding {
  readonly index: number;
  readonly sentence: string;
}

interface FindingsInput {
  readonly recording: Recording;
  readonly invariants: readonly Invariant[];
  readonly signature: Signature;
  readonly input: readonly string[];
  readonly code: string;
  readonly lang: Lang;
}

const maxFindings = 8;

/** Where the answer begins to break an invariant of the problem, and accesses outside of a list. In order of steps. */
export function findFindings(input: FindingsInput): readonly Finding[] {
  const found = [...findBrokenInvariants(input), ...findOutsideAccesses(input)];
  return found.toSorted((a, b) => a.index - b.index).slice(0, maxFindings);
}

/**
 * An answer under construction may break an invariant for a while. So a finding is the step from which on it is broken
 * until the end.
 */
function findBrokenInvariants({ recording, invariants, signature, input, code }: FindingsInput): Finding[] {
  const args = argumentsOf(signature, input);
  const valueAt = args && answerAt(recording, signature, code);
  if (!valueAt) return [];
  const last = recording.steps.length - 1;
  return invariants.flatMap((invariant) => {
    const isBroken = (index: number) => {
      const value = valueAt(index);
      return value !== undefined && !holdsFor(invariant, value, args);
    };
    if (!isBroken(last)) return [];
    let index = last;
    while (index > 0 && (isUnchanged(recording, index) || isBroken(index - 1))) index -= 1;
    return [{ index, sentence: `From here on, the answer ${invariant.broken}.` }];
  });
}

/** Undefined for an input that was cut off. */
function argumentsOf(signature: Signature, input: readonly string[]): Value[] | undefined {
  try {
    return parseArguments(signature, input);
  } catch (error) {
    if (error instanceof ArgumentsError) return undefined;
    throw error;
  }
}

/** The history of the value that the program returns at the end. Undefined if it returns none. */
function answerAt(
  recording: Recording,
  { returns }: Signature,
  code: string,
): ((index: number) => Value | undefined) | undefined {
  const last = recording.steps.length - 1;
  const end = recording.steps[last];
  if (end?.kind !== 'return' || end.depth !== 1 || end.returned === undefined) return undefined;
  const { returned } = end;
  if (returned === null || referenceOf(returned) !== undefined)
    return (index) => answerValue(returned, returns, recording.stateAt(index).objects);
  const source = findScalarSource(recording, last, code.split('\n'));
  return (index) => {
    const value = index === last ? returned : source?.valueAt(index);
    return answerValue(value, returns, recording.stateAt(index).objects);
  };
}
