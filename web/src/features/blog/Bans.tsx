import { showResponse } from '../../shared/requestToast.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx';
import styles from './CommentsAdmin.module.css';
import { messages } from './messages.ts';
import { useBanCommenterMutation, useListBansQuery } from './moderationApi.ts';

export function Bans() {
  const { data: bans = [] } = useListBansQuery(undefined, { refetchOnMountOrArgChange: true });
  const [ban, { isLoading }] = useBanCommenterMutation();
  // An empty reason lifts the ban.
  const liftBan = (id: string) =>
    showResponse(ban({ params: { id }, body: { reason: '' } }).unwrap(), {
      fallback: messages.decisionFailed,
    });
  if (bans.length === 0) return null;
  return (
    <Section title="Banned from commenting" size="xl" gap={4}>
      <Stack as="ul" gap={4}>
        {bans.map(({ accountId, name, email, reason, creationTime }) => (
          <Card as="li" key={accountId} padding={5} className={styles.ban}>
            <div>
              <p className={styles.author}>
                <strong>{name}</strong> {email}
              </p>
              <Text>
                <TimeAgo time={creationTime} />: {reason}
              </Text>
            </div>
            <Button size="sm" disabled={isLoading} onClick={() => void liftBan(accountId)}>
              Lift ban <span className="visually-hidden">on {name}</span>
            </Button>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
