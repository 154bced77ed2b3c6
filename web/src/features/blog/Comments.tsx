import { useEffect, useMemo, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fromLocation } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { useStored } from '../../shared/useStored.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { useGetCommenterQuery, useListCommentsQuery } from './blogApi.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './Comments.module.css';
import { messages } from './messages.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useSendComment } from './useSendComment.ts';

/** The discussion under a post. When it cannot be loaded the list stays empty (spec section 8). */
export function Comments({ postId }: { readonly postId: number }) {
  const { data = [], isSuccess } = useListCommentsQuery({ params: { postId } });
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const keepsFocus = useFocusAfterRemoval(heading);
  const count = useMemo(
    () =>
      data.flatMap((comment) => [comment, ...comment.replies]).filter(({ state }) => state !== 'deleted')
        .length,
    [data],
  );

  // The address names a comment that was not there when the browser looked for it.
  useEffect(() => {
    if (isSuccess && hash.startsWith('#comment-')) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isSuccess, hash]);

  return (
    <section className={styles.comments} aria-labelledby="comments" {...keepsFocus}>
      <h2 id="comments" ref={heading} tabIndex={-1} className={styles.heading}>
        Comments{count > 0 && ` (${count})`}
      </h2>
      <NewComment postId={postId} />
      {isSuccess && data.length === 0 && <p className={styles.none}>Nobody has written anything yet.</p>}
      <ol className={styles.list}>
        {data.map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} />
            {comment.replies.length > 0 && (
              <ol className={styles.replies}>
                {comment.replies.map((reply) => (
                  <li key={reply.id}>
                    <CommentItem comment={reply} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The form for a comment of one's own; what is typed outlives a reload and the way to the login page. */
function NewComment({ postId }: { readonly postId: number }) {
  const { isLoggedIn } = useSession();
  const location = useLocation();
  const [draft, setDraft] = useStored(`comment:${postId}`);
  const { data } = useGetCommenterQuery(undefined, { skip: !isLoggedIn });
  const { send, prepare } = useSendComment(postId);
  if (!isLoggedIn) {
    return (
      <ButtonLink to={href.login()} state={fromLocation(location)}>
        {messages.logIn}
      </ButtonLink>
    );
  }
  return (
    <CommentForm
      label="Your comment"
      submitText="Post comment"
      text={draft ?? ''}
      onText={(text) => setDraft(text || null)}
      onFocus={prepare}
      banReason={data?.banReason ?? ''}
      failureText={messages.submitFailed}
      onSubmit={async (content) => {
        await send(content);
        setDraft(null);
      }}
      note={
        <>
          Be kind and to the point. The <Link to={href.terms()}>terms</Link> apply.
        </>
      }
    />
  );
}
