import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { QueuedComment } from '@dryrun/contracts/blog';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { formatDateTime } from '../../shared/relativeTime.ts';
import { showFailure } from '../../shared/requestToast.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import styles from './CommentsAdmin.module.css';
import { CommentText } from './CommentText.tsx';
import { messages, reportReasonNames } from './messages.ts';
import { useBanCommenterMutation, useModerateCommentMutation } from './moderationApi.ts';
import { posts } from './posts.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

const undoToastMs = 8000;

export function QueuedCommentCard({ comment }: { readonly comment: QueuedComment }) {
  const [dialog, setDialog] = useState<'remove' | 'ban'>();
  const { publish, remove, ban, isBusy } = useDecisions(comment);
  const { authorId, authorName, authorBanReason } = comment;
  return (
    <Card as="article" padding={5} gap={4} aria-label={`Comment by ${authorName}`}>
      <Head comment={comment} />
      <CommentText text={comment.content} />
      <EarlierVersions revisions={comment.revisions} />
      <Row gap={2}>
        <Button size="sm" variant="primary" disabled={isBusy} onClick={() => void publish()}>
          {comment.state === 'published' ? 'Keep' : 'Approve'}
        </Button>
        <Button size="sm" variant="danger" disabled={isBusy} onClick={() => setDialog('remove')}>
          Remove…
        </Button>
        {authorId !== null && authorBanReason === '' && (
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => setDialog('ban')}>
            Ban author…
          </Button>
        )}
        {authorBanReason !== '' && <Text>Banned: {authorBanReason}</Text>}
      </Row>
      {dialog === 'remove' && (
        <ReasonDialog
          title={`Remove this comment by ${authorName}?`}
          description="This can't be undone. Replies to it stay."
          label="Reason, emailed to the author (optional)"
          actionText="Remove"
          failureText={messages.decisionFailed}
          onClose={() => setDialog(undefined)}
          onConfirm={remove}
        />
      )}
      {dialog === 'ban' && (
        <ReasonDialog
          title={`Ban ${authorName} from commenting?`}
          description="They will see the reason in place of the comment form. Their existing comments stay until you remove them."
          label="Reason"
          isRequired
          actionText="Ban"
          failureText={messages.decisionFailed}
          onClose={() => setDialog(undefined)}
          onConfirm={ban}
        />
      )}
    </Card>
  );
}

function Head({ comment }: { readonly comment: QueuedComment }) {
  const { id, postId, authorName, authorEmail, creationTime, replyToName, state, reports } = comment;
  const post = posts.find((candidate) => candidate.postId === postId);
  const reasons = reports.map(
    ({ reason, count }) => `${reportReasonNames[reason]}${count > 1 ? ` (${count} times)` : ''}`,
  );
  return (
    <Stack as="header" gap={1}>
      <p className={styles.author}>
        <strong>{authorName}</strong> {authorEmail}
      </p>
      <Text className={styles.facts}>
        <TimeAgo time={creationTime} />
        {replyToName !== undefined && ` in reply to @${replyToName}`}
        {post && (
          <>
            {' under '}
            <Link to={`${href.blogPost(post.path)}#comment-${id}`}>{post.title}</Link>
          </>
        )}
      </Text>
      {reasons.length > 0 && (
        <p>
          <Badge tone="warn">
            {state === 'hidden' ? 'Hidden because of reports: ' : 'Reports: '}
            {reasons.join(', ')}
          </Badge>
        </p>
      )}
    </Stack>
  );
}

function EarlierVersions({ revisions }: Pick<QueuedComment, 'revisions'>) {
  if (revisions.length === 0) return null;
  return (
    <details className={styles.revisions}>
      <summary>Earlier versions ({revisions.length})</summary>
      <ol>
        {revisions.map(({ content, replacedAt }) => (
          <li key={replacedAt}>
            <Text>until {formatDateTime(replacedAt)}</Text>
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
  const runOrShowError = (action: () => Promise<unknown>) =>
    showFailure(action(), { fallback: messages.decisionFailed });
  const undoOptions = (undo: () => Promise<unknown>) => ({
    durationMs: undoToastMs,
    action: { label: 'Undo', onClick: () => void runOrShowError(undo) },
  });
  return {
    isBusy: isLoading || isBanning,
    publish: () =>
      runOrShowError(async () => {
        await moderate({ params: { id }, body: { decision: 'publish' } }).unwrap();
        showToast(
          state === 'published'
            ? 'The comment was kept and its reports were closed.'
            : 'The comment was published.',
          undoOptions(() => moderate({ params: { id }, body: { decision: 'reopen' } }).unwrap()),
        );
      }),
    remove: async (reason: string) => {
      const body = omitUndefined({ decision: 'delete' as const, reason: reason || undefined });
      await moderate({ params: { id }, body }).unwrap();
      showToast(
        reason ? 'The comment was removed. Its author was emailed the reason.' : 'The comment was removed.',
      );
    },
    ban: async (reason: string) => {
      if (authorId === null) return;
      const params = { id: authorId };
      await setBan({ params, body: { reason } }).unwrap();
      showToast(
        'The user can no longer comment.',
        // An empty reason lifts the ban.
        undoOptions(() => setBan({ params, body: { reason: '' } }).unwrap()),
      );
    },
  };
}
