import type { Comment, Reply } from '@dryrun/contracts/blog';
import { deletedUserName } from '@dryrun/contracts/users';
import { useRef, useState } from 'react';
import { formatDateTime } from '../../shared/relativeTime.ts';
import { Avatar } from '../../shared/ui/Avatar.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx';
import { useUpdateCommentMutation } from './blogApi.ts';
import { CommentActions } from './CommentActions.tsx';
import { CommentForm } from './CommentForm.tsx';
import styles from './CommentItem.module.css';
import { CommentText } from './CommentText.tsx';
import { messages } from './messages.ts';
import { useSendComment } from './useSendComment.ts';

/** Edits within this time after posting are not marked as edited. */
const minEditMs = 1000;

export function CommentItem({ comment }: { readonly comment: Comment | Reply }) {
  const [openForm, setOpenForm] = useState<'reply' | 'edit'>();
  const article = useRef<HTMLElement>(null);
  const close = () => {
    setOpenForm(undefined);
    article.current?.focus({ preventScroll: true }); // the focused form unmounts
  };
  const { id, content, authorName, state } = comment;
  if (content === '') {
    return (
      <p id={`comment-${id}`} className={styles.removed}>
        {state === 'deleted' ? messages.deleted : messages.hidden}
      </p>
    );
  }
  return (
    <article
      ref={article}
      id={`comment-${id}`}
      className={styles.comment}
      tabIndex={-1}
      aria-label={`Comment by ${authorName}`}
    >
      <Avatar name={authorName === deletedUserName ? '?' : authorName} imageUrl={comment.authorImageUrl} />
      <Stack gap={2}>
        <Byline comment={comment} />
        {openForm === 'edit' ? <EditForm comment={comment} onDone={close} /> : <CommentText text={content} />}
        {openForm !== 'edit' && (
          <CommentActions
            comment={comment}
            onReply={() => setOpenForm('reply')}
            onEdit={() => setOpenForm('edit')}
          />
        )}
        {openForm === 'reply' && <ReplyForm comment={comment} onDone={close} />}
      </Stack>
    </article>
  );
}

function Byline({ comment }: { readonly comment: Comment | Reply }) {
  const { id, authorName, creationTime, updateTime, replyToName, state } = comment;
  const isEdited = Date.parse(updateTime) - Date.parse(creationTime) >= minEditMs;
  return (
    <p className={styles.byline}>
      <span className={styles.author}>{authorName}</span>
      {replyToName !== undefined && <span>in reply to @{replyToName}</span>}
      <a href={`#comment-${id}`} className={styles.time}>
        <TimeAgo time={creationTime} />
      </a>
      {isEdited && <span title={formatDateTime(updateTime)}>(edited)</span>}
      {state === 'awaiting_review' && <Badge tone="warn">{messages.awaiting}</Badge>}
      {state === 'hidden' && <Badge tone="warn">{messages.hidden}</Badge>}
    </p>
  );
}

interface InlineFormProps {
  readonly comment: Comment | Reply;
  readonly onDone: () => void;
}

function ReplyForm({ comment, onDone }: InlineFormProps) {
  const [text, setText] = useState('');
  const { send, prepare } = useSendComment(comment.postId, comment.id);
  return (
    <CommentForm
      label={`Reply to ${comment.authorName}`}
      submitText="Reply"
      text={text}
      onTextChange={setText}
      onFocus={prepare}
      onCancel={onDone}
      failureText={messages.replyFailed}
      onSubmit={async (content) => {
        await send(content);
        onDone();
      }}
    />
  );
}

function EditForm({ comment, onDone }: InlineFormProps) {
  const [text, setText] = useState(comment.content);
  const [update] = useUpdateCommentMutation();
  return (
    <CommentForm
      label="Edit your comment"
      submitText="Save"
      text={text}
      onTextChange={setText}
      onCancel={onDone}
      failureText={messages.updateFailed}
      onSubmit={async (content) => {
        await update({ params: { id: comment.id }, body: { content } }).unwrap();
        onDone();
      }}
    />
  );
}
