import { testAccessibility } from './accessibility-scan.ts';
import { ownerStates } from './page-states.ts';
import { system } from './system.ts';
import { createOwner, type User } from './users.ts';

async function createLearner(): Promise<User> {
  const learner = await createOwner({ completedLessonIds: [1, 2, 12] });
  await system.db
    .insertInto('submission')
    .values({
      account_id: learner.id,
      course_id: 1,
      question_id: 1,
      lang: 'java',
      typed_code: 'class Solution {}',
      request_hash: Buffer.alloc(32),
      state: 'finished',
      leased_until: null,
      started_at: new Date(),
      finished_at: new Date(),
      result: JSON.stringify({}),
      status_msg: 'Wrong Answer',
      runtime_ms: null,
      memory_kb: null,
      tests_passed: 1,
      tests_total: 2,
    })
    .execute();
  return learner;
}

testAccessibility(ownerStates, createLearner);
