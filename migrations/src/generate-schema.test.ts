import { expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSchema } from './generate-schema.ts';
import { freshDatabase } from './testing.ts';

const file = join(import.meta.dirname, 'schema.ts');

test('schema.ts describes the migrated database', async () => {
  const database = await freshDatabase();
  try {
    const text = await generateSchema(database.db);
    if (process.env['UPDATE_SCHEMA']) writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  } finally {
    await database.drop();
  }
});
