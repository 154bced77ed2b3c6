import type { Comment, Reply } from '@dryrun/contracts/blog';
import { useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { useSession } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { useDeleteCommentMutation } from './blogApi.ts';
import styles from './CommentActions.module.css';
import { messages } from './messages.ts';
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
  const [remove, { isLoading }] = useDeleteCommentMutation();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    try {
      const query = isOwn || reason.trim() === '' ? {} : { reason: reason.trim() };
      await remove({ params: { id: comment.id }, query }).unwrap();
      onClose();
    } catch (error) {
      setFailure(messageOf(error, messages.deleteFailed));
    }
  };
  return (
    <Modal isOpen onClose={onClose} title={messages.confirmDelete}>
      {failure !== undefined && <Alert onClose={() => setFailure(undefined)}>{failure}</Alert>}
      {!isOwn && (
        <label className={styles.reason}>
          Reason, mailed to the author (optional)
          <textarea
            value={reason}
            maxLength={500}
            rows={2}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" isPending={isLoading} onClick={() => void confirm()}>
          Delete
        </Button>
      </div>
    </Modal>
  );
}
