import type { Comment, Reply } from '@dryrun/contracts/blog';
import { useState } from 'react';
import { useSession } from '../../shared/session.ts';
import { useDeleteCommentMutation } from './blogApi.ts';
import styles from './CommentActions.module.css';
import { messages } from './messages.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReportMenu } from './ReportMenu.tsx';

interface CommentActionsProps {
  readonly comment: Comment | Reply;
  readonly onReply: () => void;
  readonly onEdit: () => void;
}

/** What a logged-in reader may do to a comment: authors edit and delete theirs, admins delete any. */
export function CommentActions({ comment, onReply, onEdit }: CommentActionsProps) {
  const { user } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  if (!user) return null;
  // Ownership is judged by the e-mail (spec section 6), which the server gives to owners and admins only.
  const isOwn = comment.authorEmail !== '' && comment.authorEmail === user.email;
  return (
    <div className={styles.actions}>
      {comment.state === 'published' && <Action onClick={onReply}>Reply</Action>}
      {isOwn && <Action onClick={onEdit}>Edit</Action>}
      {(isOwn || user.role === 'admin') && <Action onClick={() => setIsAsking(true)}>Delete</Action>}
      {!isOwn && <ReportMenu comment={comment} />}
      {isAsking && <DeleteQuestion comment={comment} isOwn={isOwn} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function Action({ onClick, children }: { readonly onClick: () => void; readonly children: string }) {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      {children}
    </button>
  );
}

interface DeleteQuestionProps {
  readonly comment: Comment | Reply;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

function DeleteQuestion({ comment, isOwn, onClose }: DeleteQuestionProps) {
  const [remove] = useDeleteCommentMutation();
  return (
    <ReasonDialog
      title={messages.confirmDelete}
      {...(!isOwn && { label: 'Reason, mailed to the author (optional)' })}
      actionText="Delete"
      failureText={messages.deleteFailed}
      onClose={onClose}
      onConfirm={async (reason) => {
        await remove({ params: { id: comment.id }, query: reason === '' ? {} : { reason } }).unwrap();
      }}
    />
  );
}
