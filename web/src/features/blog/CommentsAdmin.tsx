import type { QueuedComment } from '@dryrun/contracts/blog';
import { useRef } from 'react';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { Bans } from './Bans.tsx';
import styles from './CommentsAdmin.module.css';
import { messages } from './messages.ts';
import { useListModerationQueueQuery } from './moderationApi.ts';
import { QueuedCommentCard } from './QueuedCommentCard.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

/** The moderation queue: comments to approve, then reported ones, then the banned users. */
export function CommentsAdmin() {
  const { data: queue, error } = useListModerationQueueQuery(undefined, { refetchOnMountOrArgChange: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHandler = useFocusAfterRemoval(heading);
  if (!queue)
    return <Loading error={error} fallback={messages.queueFailed} lines={6} label="Loading the comments" />;
  return (
    <Stack gap={12} {...focusHandler}>
      <Section
        title={`Comments to review${queue.length > 0 ? ` (${queue.length})` : ''}`}
        size="xl"
        gap={6}
        headingRef={heading}
      >
        {queue.length === 0 && (
          <Text size="md" className={styles.none}>
            No comments to review. You'll see reported comments here, and a user's first comments with a link
            before they are published.
          </Text>
        )}
        <Group
          title="Awaiting approval"
          comments={queue.filter(({ state }) => state === 'awaiting_review')}
        />
        <Group
          title="Reported by readers"
          comments={queue.filter(({ state }) => state !== 'awaiting_review')}
        />
      </Section>
      <Bans />
    </Stack>
  );
}

interface GroupProps {
  readonly title: string;
  readonly comments: readonly QueuedComment[];
}

function Group({ title, comments }: GroupProps) {
  if (comments.length === 0) return null;
  return (
    <Section title={title} level={3} size="md">
      <Stack as="ul" gap={4}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <QueuedCommentCard comment={comment} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
