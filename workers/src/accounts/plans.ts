import { loadCatalog } from '@dryrun/content/catalog';
import { builtInCourse } from '@dryrun/content/course/outline';
import type { Database } from '@dryrun/migrations/database';
import type { Courses } from '@dryrun/planning/course-work';
import { listOutdatedPlans } from '@dryrun/planning/outdated-plans';
import { refreshPlan } from '@dryrun/planning/recompute';
import type { Logger } from '@dryrun/runtime/logger';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';

/** Plans of one run. The next run takes the others. */
const batchSize = 1000;

interface PlansContext {
  readonly db: Kysely<Database>;
  readonly courses: Courses;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** The courses of this installation. Other settings of the site stay as another worker of the process sets them. */
export function loadCourses({ COURSES_DIR, COURSE_PRACTICE_OFF }: Config): Courses {
  const catalog = loadCatalog(COURSES_DIR);
  const courses = catalog.courses.map((course) =>
    course.id === builtInCourse.id ? { ...course, practiceOff: COURSE_PRACTICE_OFF } : course,
  );
  return { ...catalog, courses };
}

/** Computes the plans of all learners for whom a new day has begun. A plan that fails is tried again in the next run. */
export async function refreshPlans({ db, courses, clock, log }: PlansContext): Promise<void> {
  const accountIds = await listOutdatedPlans(db, clock(), batchSize);
  let count = 0;
  for (const accountId of accountIds) {
    try {
      await refreshPlan({ db, courses, now: clock() }, accountId);
      count += 1;
    } catch (error) {
      log.warn({ err: error, accountId }, 'a plan could not be computed');
    }
  }
  if (count > 0) log.info({ count }, 'plans computed');
}
