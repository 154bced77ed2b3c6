import type { AdminUserDetails } from '@dryrun/contracts/admin';
import { limits } from '@dryrun/contracts/limits';
import { useState, type ReactNode } from 'react';
import { startAccountView } from '../../shared/accountView.ts';
import { Avatar } from '../../shared/ui/Avatar.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { AdminActionDialog } from './AdminActionDialog.tsx';
import {
  useEndSessionsMutation,
  useResendUserConfirmationMutation,
  useViewAccountMutation,
} from './adminApi.ts';
import { Pill, RelativeTime, ShortDate } from './Cells.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import styles from './UserDetails.module.css';
import { UserState } from './UsersTable.tsx';

export function UserDetails({ user }: { readonly user: AdminUserDetails }) {
  return (
    <Stack gap={6}>
      <Row as="header" gap={4}>
        <Avatar name={user.name} imageUrl={null} size={48} />
        <div className={styles.identity}>
          <Heading level={1} size="xl">
            {user.email}
          </Heading>
          <Row gap={2} rowGap={1} className={styles.name}>
            {user.name} <UserState user={user} />
            {user.banReason !== null && <Pill tone="bad">Banned from commenting: {user.banReason}</Pill>}
          </Row>
        </div>
        {!user.isErased && <Actions user={user} />}
      </Row>
      <Card as="dl" padding={5} className={styles.facts}>
        <Fact name="Signed up">
          <ShortDate time={user.createdAt} />
        </Fact>
        <Fact name="Last seen">
          {user.lastSeenAt === null ? 'Not logged in' : <RelativeTime time={user.lastSeenAt} />}
        </Fact>
        <Fact name="Sessions">{user.sessions === 1 ? '1 browser' : `${user.sessions} browsers`}</Fact>
        <Fact name="Login methods">
          {[...(user.hasPassword ? ['password'] : []), ...user.socialLogins].join(', ') || 'None yet'}
        </Fact>
        <Fact name="Time zone">{user.timeZone ?? 'Not set'}</Fact>
        <Fact name="Terms">{user.termsVersion ?? 'Not accepted'}</Fact>
      </Card>
    </Stack>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size="xs">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}

function Actions({ user }: { readonly user: AdminUserDetails }) {
  const { id, email, name, role, sessions, isConfirmed } = user;
  const [openDialog, setOpenDialog] = useState<'sessions' | 'confirmation' | 'grant' | 'view'>();
  const [viewAccount] = useViewAccountMutation();
  const [endSessions] = useEndSessionsMutation();
  const [resend] = useResendUserConfirmationMutation();
  const close = () => setOpenDialog(undefined);
  return (
    <Row gap={2}>
      {role !== 'admin' && <Button onClick={() => setOpenDialog('view')}>View as this user…</Button>}
      <Button onClick={() => setOpenDialog('grant')}>Grant access…</Button>
      {!isConfirmed && <Button onClick={() => setOpenDialog('confirmation')}>Resend confirmation…</Button>}
      {sessions > 0 && (
        <Button variant="danger" onClick={() => setOpenDialog('sessions')}>
          End all sessions…
        </Button>
      )}
      {openDialog === 'view' && (
        <AdminActionDialog
          title="View as this user"
          description={`Opens the site in this tab as ${email} sees it, read only, for ${limits.accountViewMinutes} minutes. The user can see the view in their list of sessions.`}
          confirmLabel="View"
          onConfirm={async (reason) => {
            const { accessToken } = await viewAccount({ params: { id }, body: { reason } }).unwrap();
            startAccountView({ accountId: id, name }, accessToken);
            return 'Opening the account…';
          }}
          onClose={close}
        />
      )}
      {openDialog === 'grant' && <GrantDialog email={email} onClose={close} />}
      {openDialog === 'confirmation' && (
        <AdminActionDialog
          title="Resend the confirmation email"
          description={`${email} gets a new link that is valid for 24 hours.`}
          confirmLabel="Send"
          onConfirm={async (reason) => (await resend({ params: { id }, body: { reason } }).unwrap()).message}
          onClose={close}
        />
      )}
      {openDialog === 'sessions' && (
        <AdminActionDialog
          title="End all sessions"
          description={`${email} is logged out of every browser immediately.`}
          confirmLabel="End all sessions"
          isDangerous
          onConfirm={async (reason) =>
            (await endSessions({ params: { id }, body: { reason } }).unwrap()).message
          }
          onClose={close}
        />
      )}
    </Row>
  );
}
