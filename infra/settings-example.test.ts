import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment as bff } from '@dryrun/bff/platform/config';
import { environment as cardProcessor } from '@dryrun/runtime/private/fake-stripe-config';
import { environment as judge } from '@dryrun/workers/judge/config';
import { environment as mail } from '@dryrun/workers/mail/config';
import { environment as payments } from '@dryrun/workers/payments/config';

const text = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');
const settings = text
  .split('\n')
  .map((line) => /^#?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line))
  .filter((match) => match !== null)
  .map(([, name = '', value = '']) => ({ name, value }));
const composeSettings = [
  ...new Set(
    [
      ...readFileSync(join(import.meta.dirname, '..', 'docker-compose.yml'), 'utf8').matchAll(
        /\$\{([A-Z0-9_]+)/g,
      ),
    ].map(([, name = '']) => name),
  ),
];
const shape: Record<string, { safeParse(value: unknown): { success: boolean } }> = {
  ...judge.shape,
  ...mail.shape,
  ...payments.shape,
  ...cardProcessor.shape,
  ...bff.shape,
};

test('lists each setting of the processes and containers once in .env.example, and no other', () => {
  const expected = new Set([...Object.keys(shape), ...composeSettings]);
  expect(settings.map(({ name }) => name).toSorted()).toEqual([...expected].toSorted());
});

test.each(settings.filter(({ name, value }) => name in shape && value !== ''))(
  'accepts $name=$value',
  ({ name, value }) => {
    expect(shape[name]?.safeParse(value).success).toBe(true);
  },
);
