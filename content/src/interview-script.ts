import { readFileSync } from 'node:fs';
import path from 'node:path';
import { interviewScriptSchema, type InterviewScript } from '@dryrun/contracts/interview-script';
import { parse } from 'yaml';
import type { LoadedProblem } from './problems.ts';

/** Reads a problem's `interview.yaml`. Throws if it is missing or invalid. */
export function readInterviewScript({ folder }: Pick<LoadedProblem, 'folder'>): InterviewScript {
  return interviewScriptSchema.parse(parse(readFileSync(path.join(folder, 'interview.yaml'), 'utf8')));
}
