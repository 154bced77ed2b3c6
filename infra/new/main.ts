import path from 'node:path';
import { practiceList } from '@dryrun/content/course/practice-list';
import { findLesson } from '@dryrun/content/course/outline';
import { contentFolder } from '@dryrun/content/content-folder';
import { practiceLevels } from '@dryrun/contracts/practice-problems';
import { createProblem, lastIdFile } from './problem.ts';

/** `npm run new -- problem <lesson>/<name> [transfer]` writes the skeleton of a practice problem. */
const [kind, place = '', level = 'warm-up'] = process.argv.slice(2);
const [lesson = '', name = ''] = place.split('/');
const usage = 'Write: npm run new -- problem <lesson>/<name> [transfer]';

try {
  const known = practiceLevels.find((each) => each === level);
  if (kind !== 'problem' || name === '' || !known) throw new Error(usage);
  if (findLesson(lesson)?.isCodingProblem !== false)
    throw new Error(`There is no text lesson "${lesson}". ${usage}`);
  if (practiceList.some(({ signature }) => signature.path === name)) throw new Error(`"${name}" is taken.`);
  const problem = { lesson, name, level: known };
  const { target, questionId } = createProblem(
    path.join(contentFolder, 'course/practice'),
    problem,
    lastIdFile,
  );
  console.log(`${path.relative(process.cwd(), target)} has the id ${questionId}. Replace its texts and programs.
Prove it with: npm run problems -- ${questionId}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
