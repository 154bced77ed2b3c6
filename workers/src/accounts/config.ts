import { coursesFolder } from '@dryrun/content/content-folder';
import { processEnvironment } from '@dryrun/runtime/config';
import { courseSettings } from '@dryrun/runtime/site-settings';
import { z } from 'zod';

/** The environment of the accounts worker. Its only secrets are the URLs of Postgres and Redis. */
export const environment = processEnvironment.extend({
  /** Folder with additional courses, one subfolder each. */
  COURSES_DIR: z.string().default(coursesFolder),
  COURSE_PRACTICE_OFF: courseSettings.COURSE_PRACTICE_OFF,
});

export type Config = z.output<typeof environment>;
