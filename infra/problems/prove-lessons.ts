import path from 'node:path';
import { lessonProofsFile } from '@dryrun/content/proofs/committed';
import type { ProofKeys } from '@dryrun/content/proofs/keys';
import {
  createLessonSandbox,
  lessonLanguages,
  proveLessonPrograms,
} from '../../workers/test/lesson-programs.ts';
import {
  listProvableLessonPrograms,
  type ProvableLessonProgram,
} from '../../workers/test/provable-programs.ts';
import { openProofFile, type ProofFile } from './proof-file.ts';
import type { Subject } from './scope.ts';

export interface LessonSubject extends Subject<ProvableLessonProgram>, ProofFile<ProvableLessonProgram> {}

export function lessonSubject(keys: ProofKeys): LessonSubject {
  return {
    ...openProofFile(lessonProofsFile, listProvableLessonPrograms(keys)),
    names: ['lessons'],
    folder: path.dirname(lessonProofsFile),
  };
}

/** Runs the due programs and writes `lessons/proofs.json`. */
export async function proveLessons(
  { write }: LessonSubject,
  due: readonly ProvableLessonProgram[],
): Promise<{ readonly passed: readonly ProvableLessonProgram[]; readonly failures: readonly string[] }> {
  const sandbox = await createLessonSandbox();
  const passed: ProvableLessonProgram[] = [];
  const failures: string[] = [];
  try {
    for (const language of lessonLanguages) {
      const chosen = due.filter(({ program }) => program.language === language);
      if (chosen.length === 0) continue;
      const programs = chosen.map(({ program }) => program);
      const proofs = await proveLessonPrograms(sandbox, language, programs);
      for (const [i, provable] of chosen.entries()) {
        const failure = proofs[i]?.failure;
        if (failure === undefined) passed.push(provable);
        else failures.push(`${provable.name}: ${failure}`);
      }
    }
  } finally {
    await sandbox.close();
  }
  write(
    passed,
    due.filter((provable) => !passed.includes(provable)),
  );
  return { passed, failures };
}
