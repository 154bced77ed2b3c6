import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment as bff } from '@dryrun/bff/config';
import { environment as judge } from '@dryrun/workers/judge/config';

const text = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');
const settings = text
  .split('\n')
  .map((line) => /^#?([A-Z][A-Z_]*)=(.*)$/.exec(line))
  .filter((match) => match !== null)
  .map(([, name = '', value = '']) => ({ name, value }));
const shape: Record<string, { safeParse(value: unknown): { success: boolean } }> = {
  ...judge.shape,
  ...bff.shape,
};

test('.env.example names every setting of every process once, and no other', () => {
  expect(settings.map(({ name }) => name).toSorted()).toEqual(Object.keys(shape).toSorted());
});

test.each(settings.filter(({ value }) => value !== ''))(
  '$name=$value is a value the process accepts',
  ({ name, value }) => {
    expect(shape[name]?.safeParse(value).success).toBe(true);
  },
);
