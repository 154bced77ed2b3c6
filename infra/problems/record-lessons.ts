import path from 'node:path';
import {
  lessonsFolder,
  listLessonTraces,
  programId,
  removeLessonTrace,
  writeLessonTrace,
} from '@dryrun/content/lesson-traces';
import { lessonTraceProofsFile } from '@dryrun/content/proofs/committed';
import type { ProofKeys } from '@dryrun/content/proofs/keys';
import { startTestJudge } from '../../workers/test/judge.ts';
import type { LessonProgram } from '../../workers/test/lesson-programs.ts';
import { traceLessonProgram } from '../../workers/test/lesson-traces.ts';
import { listProvableLessonTraces, type ProvableLessonTrace } from '../../workers/test/provable-programs.ts';
import { installSystemPackages, judgePackages } from '../local/system-packages.ts';
import { openProofFile, type ProofFile } from './proof-file.ts';
import { retryInternalErrors } from './retry.ts';
import type { Subject } from './scope.ts';

export interface LessonTraceSubject extends Subject<ProvableLessonTrace>, ProofFile<ProvableLessonTrace> {}

/** The recordings of lesson programs. They are stale if the program or its language's recorder changed. */
export function lessonTraceSubject(keys: ProofKeys): LessonTraceSubject {
  const provables = listProvableLessonTraces(keys);
  const proofs = openProofFile(lessonTraceProofsFile, provables);
  const stale = new Set(proofs.stale);
  return {
    ...proofs,
    stale: provables.filter((provable) => stale.has(provable) || !hasTrace(provable.program)),
    names: ['lessons'],
    folder: lessonsFolder,
    removeObsolete() {
      proofs.removeObsolete();
      removeObsoleteTraces(provables.map(({ program }) => program));
    },
  };
}

/** Records the due programs and writes `lessons/traces`. */
export async function recordLessons(
  { write }: LessonTraceSubject,
  due: readonly ProvableLessonTrace[],
): Promise<{ readonly passed: readonly ProvableLessonTrace[]; readonly failures: readonly string[] }> {
  const passed: ProvableLessonTrace[] = [];
  const failures: string[] = [];
  await installSystemPackages(judgePackages);
  const judge = await startTestJudge();
  const record = async (provable: ProvableLessonTrace): Promise<void> => {
    const { name, program } = provable;
    const traced = await retryInternalErrors(() => traceLessonProgram(judge, program));
    if ('failure' in traced) {
      failures.push(`${name}: ${traced.failure}`);
      return;
    }
    writeLessonTrace(lessonsFolder, lessonPathOf(program), idOf(program), traced.trace);
    passed.push(provable);
  };
  try {
    await Promise.all(due.map(record));
  } finally {
    await judge.close();
  }
  write(
    passed,
    due.filter((provable) => !passed.includes(provable)),
  );
  return { passed, failures };
}

/** The path of the lesson in the page's URL, such as `array`. */
function lessonPathOf({ name }: LessonProgram): string {
  return path.basename(name.split(' ', 1)[0] ?? '', '.md');
}

function idOf({ language, source }: LessonProgram): string {
  return programId(language, source);
}

function hasTrace(program: LessonProgram): boolean {
  return listLessonTraces(lessonsFolder, lessonPathOf(program)).includes(idOf(program));
}

function removeObsoleteTraces(programs: readonly LessonProgram[]): void {
  const ids = new Set(programs.map(idOf));
  for (const lessonPath of new Set(programs.map(lessonPathOf))) {
    for (const id of listLessonTraces(lessonsFolder, lessonPath)) {
      if (!ids.has(id)) removeLessonTrace(lessonsFolder, lessonPath, id);
    }
  }
}
