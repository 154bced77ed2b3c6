import type { sessionSchema } from '@dryrun/contracts/profile';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { formatDateTime, relativeTime } from '../../shared/relativeTime.ts';
import { showFailure, showResponse } from '../../shared/requestToast.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import {
  useListSessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from './profileApi.ts';
import styles from './ProfileForms.module.css';

const collapsedCount = 5;

export function SessionList() {
  const { data: sessions, isError, refetch } = useListSessionsQuery();
  const [isExpanded, setExpanded] = useState(false);
  const [revokeOthers, { isLoading }] = useRevokeOtherSessionsMutation();

  if (isError && !sessions) return <Alert onRetry={refetch}>Your sessions could not be loaded.</Alert>;
  if (!sessions) return <Skeleton lines={3} label="Loading your sessions" />;
  return (
    <>
      <Card as="ul">
        {(isExpanded ? sessions : sessions.slice(0, collapsedCount)).map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </Card>
      {sessions.length > 1 && (
        <Row gap={2}>
          <Button isPending={isLoading} onClick={() => void showResponse(revokeOthers().unwrap())}>
            Log out all other sessions
          </Button>
          {!isExpanded && sessions.length > collapsedCount && (
            <Button variant="quiet" onClick={() => setExpanded(true)}>
              Show all {sessions.length}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}

function SessionItem({ session }: { readonly session: z.output<typeof sessionSchema> }) {
  const [revoke, { isLoading }] = useRevokeSessionMutation();
  const { id, device, address, createdAt, lastUsedAt, isCurrent } = session;
  const Icon = /android|iphone|ipad|ios/i.test(device) ? Smartphone : Monitor;
  const logOut = () => showFailure(revoke({ params: { sessionId: id } }).unwrap());
  return (
    <li className={styles.item}>
      <Icon size={20} className={styles.icon} aria-hidden />
      <div>
        <Row as="p" gap={2} rowGap={1} className={styles.name}>
          {device}
          {isCurrent && <Badge tone="good">This browser</Badge>}
        </Row>
        <Text title={`Logged in ${formatDateTime(createdAt)}`}>
          {[address, isCurrent ? 'active now' : `last used ${relativeTime(lastUsedAt)}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Log out ${device}`}
          isPending={isLoading}
          onClick={() => void logOut()}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
