import path from 'node:path';
import type { Signature } from '@dryrun/contracts/signature';

const here = import.meta.dirname;

/** The folder `content/` itself, from the sources and from `content/dist/` alike: texts are not copied by a build. */
export const contentFolder = path.resolve(
  here,
  path.basename(path.dirname(here)) === 'dist' ? '../..' : '..',
);

/** The courses besides the built-in one, a folder each, unless the settings name another place. */
export const coursesFolder = path.join(contentFolder, 'courses');

/** Where a coding problem's texts and programs are, such as `content/course/problems/01-three-sum`. */
export function problemFolder({ questionId, path: name }: Signature): string {
  return path.join(contentFolder, 'course', 'problems', `${String(questionId).padStart(2, '0')}-${name}`);
}
