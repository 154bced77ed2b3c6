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

/** Actions of a logged-in user on a comment. Authors edit and delete their own; admins delete any. */
export function CommentActions({ comment, onReply, onEdit }: CommentActionsProps) {
  const { user } = useSession();
  const [isConfirmingDelete, setConfirmingDelete] = useState(false);
  if (!user) return null;
  // The server sends the author's email only to the author and to admins (docs/product.md, Blog).
  const isOwn = comment.authorEmail !== '' && comment.authorEmail === user.email;
  return (
    <div className={styles.actions}>
      {comment.state === 'published' && <Action onClick={onReply}>Reply</Action>}
      {isOwn && <Action onClick={onEdit}>Edit</Action>}
      {(isOwn || user.role === 'admin') && <Action onClick={() => setConfirmingDelete(true)}>Delete</Action>}
      {!isOwn && <ReportMenu comment={comment} />}
      {isConfirmingDelete && (
        <DeleteDialog comment={comment} isOwn={isOwn} onClose={() => setConfirmingDelete(false)} />
      )}
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

interface DeleteDialogProps {
  readonly comment: Comment | Reply;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

function DeleteDialog({ comment, isOwn, onClose }: DeleteDialogProps) {
  const [remove] = useDeleteCommentMutation();
  return (
    <ReasonDialog
      title={messages.confirmDelete}
      label={isOwn ? undefined : 'Reason, emailed to the author (optional)'}
      actionText="Delete"
      failureText={messages.deleteFailed}
      onClose={onClose}
      onConfirm={async (reason) => {
        await remove({ params: { id: comment.id }, query: reason === '' ? {} : { reason } }).unwrap();
      }}
    />
  );
}
