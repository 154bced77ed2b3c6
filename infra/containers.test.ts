import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { images } from '@dryrun/runtime/private/containers';

const compose = readFileSync(join(import.meta.dirname, '../docker-compose.yml'), 'utf8');

test.each(Object.values(images))('tests and docker-compose.yml use the same image %s', (image) => {
  expect(compose).toContain(`image: ${image}\n`);
});

test('the judge in docker-compose.yml is given no secret but its own login and the queue', () => {
  const judge = compose.slice(compose.lastIndexOf('\n  judge:'), compose.indexOf('\nnetworks:'));
  const environment = /environment:\n((?: {6}.*\n)+)/.exec(judge)?.[1] ?? '';
  const names = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(names.toSorted()).toEqual(['APP_MODE', 'DATABASE_URL', 'LOG_LEVEL', 'METRICS_PORT', 'REDIS_URL']);
  expect(judge).toContain('DATABASE_URL: *judge-url');
});
