import { randomUUID } from 'node:crypto';
import { rehearsalStages, type RehearsalStage } from '@dryrun/contracts/rehearsal';
import type { TestUser } from '../../../test/builders.ts';

export interface TestRehearsal {
  readonly id: string;
  readonly url: string;
  readonly tab: string;
  /** Starts all stages up to this one. */
  advance(stage: RehearsalStage): Promise<void>;
}

/** Starts a rehearsal of the account and opens it in a tab. Without the course, its problem is a preview. */
export async function startTestRehearsal(user: TestUser, lang = 'python3'): Promise<TestRehearsal> {
  const { body } = await user.post('/api/rehearsals', { lang, choice: 'any' }).expect(201);
  const id = (body as { id: string }).id;
  const url = `/api/rehearsals/${id}`;
  const tab = randomUUID();
  await user.post(`${url}/open`, { tab }).expect(200);
  return {
    id,
    url,
    tab,
    async advance(stage) {
      const { body: state } = await user.get(url).expect(200);
      const reached = (state as { stages: object[] }).stages.length;
      const last = rehearsalStages.findIndex((each) => each.id === stage);
      for (const next of rehearsalStages.slice(reached, last + 1))
        await user.post(`${url}/stage`, { stage: next.id }).expect(200);
    },
  };
}
