import { expect, test } from '@jest/globals';
import { createLogger } from '@dryrun/runtime/logger';
import { createUser, previewInput, previewQuestion } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

interface Line {
  readonly msg: string;
  readonly req?: { readonly id: string };
  readonly runId?: string;
}

const lines: string[] = [];
const log = createLogger('bff', 'info', { write: (line: string) => void lines.push(line) });
const harness = setUpHarness({}, { log });

test('logs the request id together with the run id', async () => {
  const user = await createUser(harness);
  const response = await user.post('/api/code/run', { ...previewQuestion, input: previewInput }).expect(200);
  const requestId = response.headers['x-request-id'] as string;
  const queuedLines = lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'queued for judging');
  expect(queuedLines).toMatchObject([{ req: { id: requestId }, runId: response.body.run_id }]);
});
