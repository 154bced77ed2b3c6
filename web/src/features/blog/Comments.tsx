import { useEffect, useMemo, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fromLocation } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { useLocalStorage } from '../../shared/useLocalStorage.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useGetCommenterQuery, useListCommentsQuery } from './blogApi.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './Comments.module.css';
import { messages } from './messages.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useSendComment } from './useSendComment.ts';

/** The comments of a post. Stays empty without an error if they can't be loaded. */
export function Comments({ postId }: { readonly postId: number }) {
  const { data = [], isSuccess } = useListCommentsQuery({ params: { postId } });
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHandler = useFocusAfterRemoval(heading);
  const count = useMemo(
    () =>
      data.flatMap((comment) => [comment, ...comment.replies]).filter(({ state }) => state !== 'deleted')
        .length,
    [data],
  );

  // The browser could not scroll to the URL's comment because it was not rendered yet.
  useEffect(() => {
    if (isSuccess && hash.startsWith('#comment-')) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isSuccess, hash]);

  return (
    <section className={styles.comments} aria-labelledby="comments" {...focusHandler}>
      <Heading level={2} size="xl" id="comments" ref={heading} tabIndex={-1} className={styles.heading}>
        Comments{count > 0 && ` (${count})`}
      </Heading>
      <NewComment postId={postId} />
      {isSuccess && data.length === 0 && <Text size="md">No comments yet.</Text>}
      <Stack as="ol" gap={6}>
        {data.map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} />
            {comment.replies.length > 0 && (
              <Stack as="ol" gap={5} className={styles.replies}>
                {comment.replies.map((reply) => (
                  <li key={reply.id}>
                    <CommentItem comment={reply} />
                  </li>
                ))}
              </Stack>
            )}
          </li>
        ))}
      </Stack>
    </section>
  );
}

/** The form for a new comment. The draft survives a reload and a login. */
function NewComment({ postId }: { readonly postId: number }) {
  const { isLoggedIn } = useSession();
  const location = useLocation();
  const [draft, setDraft] = useLocalStorage(`comment:${postId}`);
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
      onTextChange={(text) => setDraft(text || null)}
      onFocus={prepare}
      banReason={data?.banReason ?? ''}
      failureText={messages.submitFailed}
      onSubmit={async (content) => {
        await send(content);
        setDraft(null);
      }}
      note={
        <>
          Be kind and stay on topic. The <Link to={href.terms()}>terms</Link> apply.
        </>
      }
    />
  );
}
