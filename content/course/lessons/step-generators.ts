import path from 'node:path';
import type { StepInput } from '@dryrun/contracts/lesson-format';
import { importAll } from '../../src/import-all.ts';

type StepGenerator = (input: never) => StepInput[];

const modules = await importAll<{ readonly generateSteps: StepGenerator }>(
  '{lessons/steps/*,problems/*/steps}',
);

/**
 * Step generators for slideshows (`from`) in lessons and problem texts, by file name or by the problem's path. Each runs
 * its algorithm on the author's `input` and records steps.
 */
export const stepGenerators: ReadonlyMap<string, StepGenerator> = new Map(
  modules.map(([file, { generateSteps }]) => {
    return [path.parse(file.replace(/\d+-([^/]+)\/steps/, '$1')).name, generateSteps];
  }),
);
