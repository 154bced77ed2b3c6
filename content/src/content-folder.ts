import path from 'node:path';
import type { Signature } from '@dryrun/contracts/signature';

const here = import.meta.dirname;

/** The `content/` folder, also when running from `content/dist/`: a build does not copy the texts. */
export const contentFolder = path.resolve(
  here,
  path.basename(path.dirname(here)) === 'dist' ? '../..' : '..',
);

export const coursesFolder = path.join(contentFolder, 'courses');

/** The folder of a coding problem's texts and programs, such as `content/course/problems/01-three-sum`. */
export function problemFolder({ questionId, path: name }: Signature): string {
  return path.join(contentFolder, 'course', 'problems', `${String(questionId).padStart(2, '0')}-${name}`);
}
