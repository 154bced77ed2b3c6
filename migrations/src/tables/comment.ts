import type { Generated } from 'kysely';

/**
 * A blog comment. `parent_id` is a reply's top-level comment; `reply_to_id` is set for a reply to a reply. States:
 * - `published`;
 * - `awaiting_review`: an account's first comment, if it has a link;
 * - `hidden`: after three reports, until an admin publishes or deletes it;
 * - `deleted`: a deleted comment with replies, kept without text and author. Others are removed.
 */
export interface CommentTable {
  id: Generated<string>;
  post_id: number;
  account_id: string | null;
  parent_id: string | null;
  reply_to_id: string | null;
  content: string;
  state: Generated<'published' | 'awaiting_review' | 'hidden' | 'deleted'>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** An earlier version of a comment. The last five are kept for admins. */
export interface CommentRevisionTable {
  id: Generated<string>;
  comment_id: string;
  content: string;
  replaced_at: Generated<Date>;
}

/** A report of a comment, at most one per account. `settled_at` is set when an admin publishes the comment. */
export interface CommentReportTable {
  comment_id: string;
  account_id: string;
  reason: 'spam' | 'abuse' | 'other';
  created_at: Generated<Date>;
  settled_at: Date | null;
}

export interface CommentBanTable {
  account_id: string;
  reason: string;
  created_at: Generated<Date>;
}
