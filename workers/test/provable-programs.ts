import type { LoadedProblem } from '@dryrun/content/problems';
import type { ProofKeys } from '@dryrun/content/proofs/keys';
import type { Provable } from '@dryrun/content/proofs/proof-run';
import { listLessonPrograms, type LessonProgram } from './lesson-programs.ts';
import { listPrograms, type ProblemProgram } from './proof.ts';

export interface ProvableProgram extends Provable {
  readonly kind: ProblemProgram['kind'];
  readonly program: ProblemProgram;
}

export interface ProvableLessonProgram extends Provable {
  readonly kind: 'lesson';
  readonly program: LessonProgram;
}

export interface ProvableLessonTrace extends Provable {
  readonly kind: 'lesson-trace';
  readonly program: LessonProgram;
}

export function listProvablePrograms(problem: LoadedProblem, keys: ProofKeys): ProvableProgram[] {
  return listPrograms(problem).map((program) => {
    const { kind, name } = program;
    return { kind, name, key: keys.program(problem, program), program };
  });
}

export function listProvableLessonPrograms(keys: ProofKeys): ProvableLessonProgram[] {
  return listLessonPrograms().map((program) => {
    return { kind: 'lesson', name: program.name, key: keys.lessonProgram(program), program };
  });
}

export function listProvableLessonTraces(keys: ProofKeys): ProvableLessonTrace[] {
  const recorded = listLessonPrograms().filter(({ isBuiltIn }) => isBuiltIn);
  return recorded.map((program) => {
    return { kind: 'lesson-trace', name: `${program.name} trace`, key: keys.lessonTrace(program), program };
  });
}
