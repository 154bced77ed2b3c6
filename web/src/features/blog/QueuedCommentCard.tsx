import type { QueuedComment } from '@dryrun/contracts/blog';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { exactTime, relativeTime } from '../../shared/relativeTime.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import styles from './CommentsAdmin.module.css';
import { CommentText } from './CommentText.tsx';
import { messages, reportReasonNames } from './messages.ts';
import { useBanCommenterMutation, useModerateCommentMutation } from './moderationApi.ts';
import { posts } from './posts.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** An undo is offered for longer than a message stays. */
const undoMs = 8000;

/** A comment with all that an admin needs to decide on it, and the decisions. */
export function QueuedCommentCard({ comment }: { readonly comment: QueuedComment }) {
  const [asked, setAsked] = useState<'remove' | 'ban'>();
  const { publish, remove, ban, isBusy } = useDecisions(comment);
  const { authorId, authorName, authorBanReason } = comment;
  return (
    <article className={styles.card} aria-label={`Comment by ${authorName}`}>
      <Head comment={comment} />
      <CommentText text={comment.content} />
      <Former revisions={comment.revisions} />
      <div className={styles.decisions}>
        <Button size="sm" variant="primary" disabled={isBusy} onClick={() => void publish()}>
          {comment.state === 'published' ? 'Keep' : 'Approve'}
        </Button>
        <Button size="sm" variant="danger" disabled={isBusy} onClick={() => setAsked('remove')}>
          Remove…
        </Button>
        {authorId !== null && authorBanReason === '' && (
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => setAsked('ban')}>
            Ban the author…
          </Button>
        )}
        {authorBanReason !== '' && <p className={styles.facts}>Banned: {authorBanReason}</p>}
      </div>
      {asked === 'remove' && (
        <ReasonDialog
          title={`Remove this comment by ${authorName}?`}
          description="It cannot be brought back. Replies to it stay."
          label="Reason, mailed to the author (optional)"
          actionText="Remove"
          failureText={messages.decisionFailed}
          onClose={() => setAsked(undefined)}
          onConfirm={remove}
        />
      )}
      {asked === 'ban' && (
        <ReasonDialog
          title={`Ban ${authorName} from commenting?`}
          description="They read the reason in place of the form. What they have written stays until it is removed."
          label="Reason"
          isRequired
          actionText="Ban"
          failureText={messages.decisionFailed}
          onClose={() => setAsked(undefined)}
          onConfirm={ban}
        />
      )}
    </article>
  );
}

function Head({ comment }: { readonly comment: QueuedComment }) {
  const { id, postId, authorName, authorEmail, creationTime, replyToName, state, reports } = comment;
  const post = posts.find((one) => one.postId === postId);
  const reasons = reports.map(
    ({ reason, count }) => `${reportReasonNames[reason]}${count > 1 ? ` (${count} times)` : ''}`,
  );
  return (
    <header className={styles.head}>
      <p className={styles.author}>
        <strong>{authorName}</strong> {authorEmail}
      </p>
      <p className={styles.facts}>
        <time dateTime={creationTime} title={exactTime(creationTime)}>
          {relativeTime(creationTime)}
        </time>
        {replyToName !== undefined && ` in reply to @${replyToName}`}
        {post && (
          <>
            {' under '}
            <Link to={`${href.blogPost(post.path)}#comment-${id}`}>{post.title}</Link>
          </>
        )}
      </p>
      {reasons.length > 0 && (
        <p className={styles.reports}>
          {state === 'hidden' ? 'Hidden, because it was reported as: ' : 'Reported as: '}
          {reasons.join(', ')}
        </p>
      )}
    </header>
  );
}

function Former({ revisions }: Pick<QueuedComment, 'revisions'>) {
  if (revisions.length === 0) return null;
  return (
    <details className={styles.former}>
      <summary>What it said before ({revisions.length})</summary>
      <ol>
        {revisions.map(({ content, replacedAt }) => (
          <li key={replacedAt}>
            <p className={styles.facts}>until {exactTime(replacedAt)}</p>
            <CommentText text={content} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function useDecisions({ id, authorId, state }: QueuedComment) {
  const [moderate, { isLoading }] = useModerateCommentMutation();
  const [setBan, { isLoading: isBanning }] = useBanCommenterMutation();
  const tryTo = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      showError(messageOf(error, messages.decisionFailed));
    }
  };
  const undo = (act: () => Promise<unknown>) => ({
    durationMs: undoMs,
    action: { label: 'Undo', onClick: () => void tryTo(act) },
  });
  return {
    isBusy: isLoading || isBanning,
    publish: () =>
      tryTo(async () => {
        await moderate({ params: { id }, body: { decision: 'publish' } }).unwrap();
        showToast(
          state === 'published' ? 'The comment stays. Its reports are settled.' : 'The comment is published.',
          undo(() => moderate({ params: { id }, body: { decision: 'reopen' } }).unwrap()),
        );
      }),
    remove: async (reason: string) => {
      const body = { decision: 'delete', ...(reason && { reason }) } as const;
      await moderate({ params: { id }, body }).unwrap();
      showToast(reason ? 'The comment is removed and its author told why.' : 'The comment is removed.');
    },
    ban: async (reason: string) => {
      if (authorId === null) return;
      const params = { id: authorId };
      await setBan({ params, body: { reason } }).unwrap();
      showToast(
        'They may no longer comment.',
        undo(() => setBan({ params, body: { reason: '' } }).unwrap()),
      );
    },
  };
}
