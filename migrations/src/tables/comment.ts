import type { Generated } from 'kysely';

/**
 * A comment under a blog post. `parent_id` is the top-level comment that a reply stands under, `reply_to_id` the reply it
 * answers, if it answers one. Its life: `published`, or `awaiting_review` first when it is a person's first and has a
 * link; `hidden` after three reports, until an admin publishes or deletes it. A deleted comment goes, except that one
 * with replies stays as `deleted`, without text and author, until its last reply goes.
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

/** What a comment said before an edit. The last five are kept, for admins. */
export interface CommentRevisionTable {
  id: Generated<string>;
  comment_id: string;
  content: string;
  replaced_at: Generated<Date>;
}

/** Somebody's objection to a comment, once each; `settled_at` once an admin decided to keep the comment. */
export interface CommentReportTable {
  comment_id: string;
  account_id: string;
  reason: 'spam' | 'abuse' | 'other';
  created_at: Generated<Date>;
  settled_at: Date | null;
}

/** Who may not comment, and why. */
export interface CommentBanTable {
  account_id: string;
  reason: string;
  created_at: Generated<Date>;
}
