import path from 'node:path';
import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import { importAll } from '../../src/import-all.ts';

type StepGenerator = (input: never) => StepInput[];

const modules = await importAll<{ readonly generateSteps: StepGenerator; readonly codeLines?: CodeLines }>(
  '{lessons/steps/*,problems/*/steps}',
);
const nameOf = (file: string): string => path.parse(file.replace(/\d+-([^/]+)\/steps/, '$1')).name;

/**
 * Step generators for slideshows (`from`) in lessons and problem texts, by file name or by the problem's path. Each runs
 * its algorithm on the author's `input` and records steps.
 */
export const stepGenerators: ReadonlyMap<string, StepGenerator> = new Map(
  modules.map(([file, { generateSteps }]) => [nameOf(file), generateSteps]),
);

/** Lines of the program that a generator's steps illustrate, by the generator's name. */
export const stepCodeLines: ReadonlyMap<string, CodeLines> = new Map(
  modules.flatMap(([file, { codeLines }]) => (codeLines ? [[nameOf(file), codeLines]] : [])),
);
