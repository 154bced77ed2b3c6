import { insertSubmission } from '@dryrun/migrations/rows/testing';
import { testAccessibility } from './accessibility-scan.ts';
import { ownerStates } from './page-states.ts';
import { system } from './system.ts';
import { createOwner, type User } from './users.ts';

async function createLearner(): Promise<User> {
  const learner = await createOwner({ completedLessonIds: [1, 2, 12] });
  await insertSubmission(system.db, learner.id, {
    lang: 'java',
    typed_code: 'class Solution {}',
    started_at: new Date(),
    finished_at: new Date(),
    result: JSON.stringify({}),
    status_msg: 'Wrong Answer',
    tests_passed: 1,
    tests_total: 2,
  });
  return learner;
}

testAccessibility(ownerStates, createLearner);
