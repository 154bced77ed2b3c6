import type { Generated } from 'kysely';

/**
 * A learner's current code. `typed_code` is null for an unchanged template, so that updates of the template reach the
 * learner. `revision` grows with each change.
 */
export interface DraftTable {
  account_id: string;
  question_id: number;
  lang: 'java' | 'python3' | 'c_cpp';
  typed_code: string | null;
  revision: Generated<number>;
  edited_at: Date;
  created_at: Generated<Date>;
}

/** Earlier code of a draft; the newest 20 are kept. */
export interface DraftVersionTable {
  id: Generated<string>;
  account_id: string;
  question_id: number;
  lang: 'java' | 'python3' | 'c_cpp';
  typed_code: string;
  edited_at: Date;
}
