import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { breakRate, readFingerprints, type Fingerprint } from '@dryrun/content/fingerprints';
import { readMistakes } from '@dryrun/content/mistakes';
import type { LoadedProblem } from '@dryrun/content/problems';
import { seededRandom } from '@dryrun/content/random';
import type { Lang } from '@dryrun/contracts/language';
import type { BreakExercise, BreakReason, breakDifficulties } from '@dryrun/contracts/practice';

type Difficulty = (typeof breakDifficulties)[number];

/** A wrong program with what the learner must not see yet. */
export interface Exercise extends Omit<BreakExercise, 'isSolved'> {
  readonly file: string;
  readonly cause: string;
  readonly fingerprint: Fingerprint;
}

export interface Exercises {
  readonly problemVersion: string;
  /** Easy ones first. */
  readonly list: readonly Exercise[];
}

const langs: Readonly<Record<string, Lang>> = { '.java': 'java', '.py': 'python3', '.cpp': 'c_cpp' };
const reasonCount = 4;
const exercisesByQuestion = new Map<number, Exercises>();

/** The wrong programs of a problem that small inputs break. */
export function listExercises(problem: LoadedProblem): Exercises {
  const { questionId } = problem.signature;
  let exercises = exercisesByQuestion.get(questionId);
  if (exercises) return exercises;
  const { problemVersion, programs } = readFingerprints(problem);
  const mistakes = readMistakes(problem);
  const list = Object.entries(programs).flatMap(([file, fingerprint]): (Exercise & { share: number })[] => {
    const share = breakRate(problem, fingerprint);
    const lang = langs[path.extname(file)];
    const mistake = mistakes.get(file);
    if (Object.keys(fingerprint).length === 0 || !lang || !mistake) return [];
    const id = hash(`${problemVersion} ${file}`);
    const code = readWithoutHeader(path.join(problem.folder, 'wrong', file));
    return [
      { id, file, lang, code, fingerprint, cause: mistake.cause, difficulty: difficultyOf(share), share },
    ];
  });
  exercises = { problemVersion, list: list.sort((a, b) => b.share - a.share) };
  exercisesByQuestion.set(questionId, exercises);
  return exercises;
}

function difficultyOf(share: number): Difficulty {
  if (share >= 0.5) return 'easy';
  return share >= 0.05 ? 'medium' : 'hard';
}

/** The right reason among those of programs with other mistakes, in an order that depends on the exercise only. */
export function listReasons({ list }: Exercises, exercise: Exercise): BreakReason[] {
  const random = seededRandom(Number.parseInt(hash(exercise.id), 16));
  const otherCauses = new Map(
    list.flatMap((each) => (each.cause === exercise.cause ? [] : [[each.cause, each] as const])),
  );
  const others = random.shuffle([...otherCauses.values()]).slice(0, reasonCount - 1);
  return random
    .shuffle([exercise, ...others])
    .map(({ id, cause }) => ({ id: reasonId(exercise, id), text: `It ${cause}.` }));
}

/** Differs from the exercise's own id, which would give the right reason away. */
export function reasonId(exercise: Exercise, otherId: string): string {
  return hash(`${exercise.file} ${otherId}`);
}

/** Leaves out the first line, which describes the mistake. */
function readWithoutHeader(file: string): string {
  const source = readFileSync(file, 'utf8');
  return source.slice(source.indexOf('\n') + 1).trimStart();
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
