import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { TraceResult } from '@dryrun/contracts/trace';
import { contentFolder } from './content-folder.ts';

/**
 * Recordings of the programs of text lessons: `traces/<lesson>/<program id>.json.gz` beside the lessons. `npm run
 * problems` writes them.
 */

/** The text lessons of the built-in course. */
export const lessonsFolder = path.join(contentFolder, 'course', 'lessons');

const extension = '.json.gz';

/** Derives from the program's text, so the recording of another text is never shown. `language` is the fence's. */
export function programId(language: string, source: string): string {
  return createHash('sha256')
    .update(JSON.stringify([language, source]))
    .digest('hex')
    .slice(0, 16);
}

/** The ids of the recorded programs of a lesson. */
export function listLessonTraces(folder: string, lessonPath: string): string[] {
  return globSync(`*${extension}`, { cwd: lessonFolder(folder, lessonPath) }).map((file) =>
    path.basename(file, extension),
  );
}

/** Returns undefined if the lesson has no such recording. */
export function readLessonTrace(folder: string, lessonPath: string, id: string): TraceResult | undefined {
  if (!/^[0-9a-f]{16}$/.test(id)) return undefined;
  const file = traceFile(folder, lessonPath, id);
  if (!existsSync(file)) return undefined;
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as TraceResult;
}

export function writeLessonTrace(folder: string, lessonPath: string, id: string, trace: TraceResult): void {
  mkdirSync(lessonFolder(folder, lessonPath), { recursive: true });
  writeFileSync(traceFile(folder, lessonPath, id), gzipSync(JSON.stringify(trace), { level: 9 }));
}

export function removeLessonTrace(folder: string, lessonPath: string, id: string): void {
  rmSync(traceFile(folder, lessonPath, id), { force: true });
}

function lessonFolder(folder: string, lessonPath: string): string {
  return path.join(folder, 'traces', lessonPath);
}

function traceFile(folder: string, lessonPath: string, id: string): string {
  return path.join(lessonFolder(folder, lessonPath), `${id}${extension}`);
}
