import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluationLimits, type EvaluatedCase } from '@dryrun/contracts/evaluation';
import { formatLiteral, getElementType, LiteralError, parseAnswer } from '@dryrun/contracts/literal';
import type { Comparison, ValueType } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import type { LoadedProblem } from './problems.ts';
import { seededRandom } from './random.ts';

/**
 * The wrong outcomes of a program on the shared inputs of its problem: a hash of each outcome by the index of the input.
 * Right answers are left out, so a right program has an empty fingerprint.
 */
export type Fingerprint = Readonly<Record<string, string>>;

/** Fingerprints of a problem's wrong programs by file name, such as `forgets-to-sort.cpp`. */
export type Fingerprints = Readonly<Record<string, Fingerprint>>;

export interface SimilarProgram {
  /** The file name of the wrong program. */
  readonly program: string;
  /** From 0 to 1. */
  readonly similarity: number;
}

/** A diagnosis needs at least this similarity; below it, "unknown" is the honest answer. */
export const minSimilarity = 0.8;
/** One failing input can agree by chance. */
const minSharedFailures = 2;
const seed = 808;
const maxTries = 2000;

/** A test of a problem with a longer input is not shared. */
const maxTestCharacters = 300;
const maxTests = 40;

interface Sample {
  readonly inputs: readonly (readonly string[])[];
  readonly expected: readonly string[];
  /** The first inputs are tests of the problem, written by hand; the others are random. */
  readonly tests: number;
}

const samples = new Map<number, Sample>();

function sampleOf(problem: LoadedProblem): Sample {
  const { questionId } = problem.signature;
  let sample = samples.get(questionId);
  if (!sample) {
    sample = createSample(problem);
    samples.set(questionId, sample);
  }
  return sample;
}

function createSample(problem: LoadedProblem): Sample {
  const { args: argTypes, returns } = problem.signature;
  const random = seededRandom(seed);
  const small = problem.cases.filter(
    // Reading the input of a generated test would generate it.
    (test) => !test.isGenerated && test.input.join().length <= maxTestCharacters,
  );
  const expectedByInput = new Map<string, { readonly input: readonly string[]; readonly expected: string }>();
  const add = (input: readonly string[], answer: string): void => {
    expectedByInput.set(input.join(), { input, expected: outcomeOf(problem, { answer }) });
  };
  for (const { input, expected } of small.slice(0, maxTests)) add(input, expected);
  const tests = expectedByInput.size;
  for (let i = 0; i < maxTries && expectedByInput.size < evaluationLimits.cases; i += 1) {
    const args = problem.smallInput(random);
    const input = argTypes.map(({ type }, j) => formatLiteral(type, args[j] ?? null));
    if (!expectedByInput.has(input.join())) add(input, formatLiteral(returns, problem.answer(args)));
  }
  const list = [...expectedByInput.values()];
  return { inputs: list.map(({ input }) => input), expected: list.map(({ expected }) => expected), tests };
}

/**
 * The small inputs that all programs of a problem are compared on, as canonical literals: short tests of the problem, then
 * random inputs.
 */
export function listSharedInputs(problem: LoadedProblem): readonly (readonly string[])[] {
  return sampleOf(problem).inputs;
}

/** The share of random shared inputs on which a program errs, from 0 to 1. */
export function breakRate(problem: LoadedProblem, fingerprint: Fingerprint): number {
  const { inputs, tests } = sampleOf(problem);
  const broken = Object.keys(fingerprint).filter((i) => Number(i) >= tests).length;
  return broken / (inputs.length - tests);
}

/** Compares the outcomes on the shared inputs, in their order, with the reference's answers. */
export function fingerprintOf(problem: LoadedProblem, cases: readonly EvaluatedCase[]): Fingerprint {
  const { expected } = sampleOf(problem);
  return Object.fromEntries(
    cases.flatMap((evaluated, i) => {
      const outcome = outcomeOf(problem, evaluated);
      return outcome === expected[i] ? [] : [[String(i), hash(outcome)]];
    }),
  );
}

/**
 * The share of inputs with the same wrong outcome among the inputs on which at least one of both is wrong. Compares the
 * first `size` inputs only.
 */
export function similarityOf(a: Fingerprint, b: Fingerprint, size = Infinity): number {
  const failing = new Set([...Object.keys(a), ...Object.keys(b)].filter((i) => Number(i) < size));
  const shared = [...failing].filter((i) => a[i] !== undefined && a[i] === b[i]).length;
  return shared < minSharedFailures ? 0 : shared / failing.size;
}

interface SearchOptions {
  /** Compares the outcomes on the first inputs only. */
  readonly size?: number;
  /** Identifies a program's mistake. */
  readonly mistakeOf?: (program: string) => string;
}

/** The wrong program that fails most alike, if it is similar enough and no other mistake is equally similar. */
export function findSimilar(
  fingerprint: Fingerprint,
  known: Fingerprints,
  { size = Infinity, mistakeOf = (program) => program }: SearchOptions = {},
): SimilarProgram | undefined {
  const ranked = Object.entries(known)
    .map(([program, other]): SimilarProgram => {
      return { program, similarity: similarityOf(fingerprint, other, size) };
    })
    .sort((a, b) => b.similarity - a.similarity);
  const [best] = ranked;
  if (!best || best.similarity < minSimilarity) return undefined;
  const equallySimilar = ranked.filter(({ similarity }) => similarity >= best.similarity);
  const mistakes = new Set(equallySimilar.map(({ program }) => mistakeOf(program)));
  return mistakes.size > 1 ? undefined : best;
}

export function fingerprintsFile({ folder }: Pick<LoadedProblem, 'folder'>): string {
  return path.join(folder, 'fingerprints.json');
}

/** The content of a `fingerprints.json`, which `npm run problems` writes. */
export interface FingerprintFile {
  /** Identifies the problem's signature, tests and wrong programs. */
  readonly problemVersion: string;
  readonly programs: Fingerprints;
}

/** Throws if the file is missing. */
export function readFingerprints(problem: Pick<LoadedProblem, 'folder'>): FingerprintFile {
  return JSON.parse(readFileSync(fingerprintsFile(problem), 'utf8')) as FingerprintFile;
}

function outcomeOf({ signature }: LoadedProblem, evaluated: EvaluatedCase): string {
  if ('failure' in evaluated) return evaluated.failure;
  try {
    const { compare, returns } = signature;
    return canonicalAnswer(compare, returns, parseAnswer(returns, evaluated.answer));
  } catch (error) {
    if (!(error instanceof LiteralError)) throw error;
    return evaluated.answer;
  }
}

/** A text that equal answers share. Floats are rounded to six digits, so values at a boundary can differ. */
function canonicalAnswer(comparison: Comparison, type: ValueType, answer: Value): string {
  if (comparison === 'exact') return formatLiteral(type, answer);
  if (typeof answer === 'number') return answer.toPrecision(6);
  const itemType = getElementType(type);
  if (!Array.isArray(answer) || !itemType) return formatLiteral(type, answer);
  const itemComparison = comparison === 'unordered-deep' ? comparison : 'exact';
  const items = (answer as readonly Value[]).map((item) => canonicalAnswer(itemComparison, itemType, item));
  return JSON.stringify(items.sort());
}

/** Short, because a fingerprint only has to distinguish some hundred outcomes. */
function hash(outcome: string): string {
  return createHash('sha256').update(outcome).digest('base64url').slice(0, 6);
}
