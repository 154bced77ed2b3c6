import { maxCommentCount, type Comment } from '@dryrun/contracts/blog';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { fromLocation } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { useLocalStorage } from '../../shared/useLocalStorage.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useGetCommenterQuery, useListCommentsInfiniteQuery } from './blogApi.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './Comments.module.css';
import { messages } from './messages.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useSendComment } from './useSendComment.ts';

/** The comments of a post, page by page. Stays empty without an error if they can't be loaded. */
export function Comments({ postId }: { readonly postId: number }) {
  const [start, showNewest] = useStart();
  const list = useListCommentsInfiniteQuery({ postId, ...start });
  const { isSuccess } = list;
  const comments = useMemo(() => mergeThreads(list.data?.pages ?? []), [list.data]);
  const last = list.data?.pages.at(-1);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHandler = useFocusAfterRemoval(heading);
  const isFromStart = start.cursor === undefined && start.at === undefined;
  const isComplete = isFromStart && last?.next === undefined;

  // The browser could not scroll to the URL's comment because it was not rendered yet.
  useEffect(() => {
    if (isSuccess && start.at !== undefined) findComment(start.at)?.scrollIntoView();
  }, [isSuccess, start.at]);

  const showMore = async () => {
    const lastId = comments.flatMap((comment) => [comment, ...comment.replies]).at(-1)?.id ?? '';
    await list.fetchNextPage();
    findComment(lastId)?.focus({ preventScroll: true }); // the next stop is the first new comment
  };

  return (
    <section className={styles.comments} aria-labelledby="comments" {...focusHandler}>
      <Heading level={2} size="xl" id="comments" ref={heading} tabIndex={-1} className={styles.heading}>
        Comments{describeCount(isComplete ? countVisible(comments) : (last?.count ?? 0))}
      </Heading>
      <NewComment postId={postId} />
      {isSuccess && comments.length === 0 && <Text size="md">No comments yet.</Text>}
      {isSuccess && !isFromStart && (
        <Link to={{ search: '', hash: '#comments' }} onClick={showNewest}>
          Show the newest comments
        </Link>
      )}
      <Stack as="ol" gap={6}>
        {comments.map((comment) => (
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
      {last?.next !== undefined && (
        <ShowMore cursor={last.next} isPending={list.isFetchingNextPage} onClick={() => void showMore()} />
      )}
    </section>
  );
}

const commentHash = 'comment-';

const findComment = (id: string) => document.getElementById(commentHash + id);

/** Begins with the comment of the URL's hash, or with the page that a search engine followed. */
function useStart() {
  const { hash } = useLocation();
  const cursor = useSearchParams()[0].get('comments');
  const [start, setStart] = useState<{ readonly cursor?: string; readonly at?: string }>(() => {
    if (hash.startsWith(`#${commentHash}`)) return { at: hash.slice(1 + commentHash.length) };
    return cursor === null ? {} : { cursor };
  });
  return [start, () => setStart({})] as const;
}

/** A page that begins within a thread repeats its top-level comment. */
function mergeThreads(pages: readonly { readonly comments: readonly Comment[] }[]): readonly Comment[] {
  const threads = new Map<string, Comment>();
  for (const comment of pages.flatMap(({ comments }) => comments)) {
    const replies = threads.get(comment.id)?.replies ?? [];
    threads.set(comment.id, { ...comment, replies: [...replies, ...comment.replies] });
  }
  return [...threads.values()];
}

function countVisible(comments: readonly Comment[]): number {
  return comments
    .flatMap((comment) => [comment, ...comment.replies])
    .filter(({ state }) => state !== 'deleted').length;
}

function describeCount(count: number): string {
  if (count === 0) return '';
  return count < maxCommentCount ? ` (${count})` : ` (${maxCommentCount.toLocaleString('en-US')} or more)`;
}

interface ShowMoreProps {
  readonly cursor: string;
  readonly isPending: boolean;
  readonly onClick: () => void;
}

/** A link, so that search engines find all comments. In the browser it adds them to the list. */
function ShowMore({ cursor, isPending, onClick }: ShowMoreProps) {
  return (
    <ButtonLink
      to={{ search: `?comments=${cursor}` }}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (!isPending) onClick();
      }}
    >
      Show more comments
    </ButtonLink>
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
