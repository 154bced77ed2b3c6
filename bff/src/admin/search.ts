import { sql, type RawBuilder } from 'kysely';
import { emailKey } from '../credentials/email-key.ts';

/** Whether a column of lower-case e-mails begins with what was typed; an index answers it. */
export function beginsWith(column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const literal = emailKey(typed).replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<boolean>`${column} like ${`${literal}%`}`;
}
