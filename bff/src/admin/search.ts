import { sql, type RawBuilder } from 'kysely';
import { emailKey } from '../credentials/email-key.ts';

/** Matches a column of lowercase emails by prefix. Uses an index. */
export function matchesPrefix(column: RawBuilder<unknown>, prefix: string): RawBuilder<boolean> {
  const literal = emailKey(prefix).replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<boolean>`${column} like ${`${literal}%`}`;
}
