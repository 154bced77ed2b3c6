import type { AdminUserDetails } from '@dryrun/contracts/admin';
import { useState, type ReactNode } from 'react';
import { Avatar } from '../../shared/ui/Avatar.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { AdminActionDialog } from './AdminActionDialog.tsx';
import { useEndSessionsMutation, useResendUserConfirmationMutation } from './adminApi.ts';
import { Day, Pill, When } from './Cells.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import styles from './UserDetails.module.css';
import { UserState } from './UsersTable.tsx';

/** An account: who it is, and what can be done about it. */
export function UserDetails({ user }: { readonly user: AdminUserDetails }) {
  return (
    <>
      <header className={styles.head}>
        <Avatar name={user.name} imageUrl={null} size={48} />
        <div className={styles.who}>
          <h1 className={styles.title}>{user.email}</h1>
          <p className={styles.name}>
            {user.name} <UserState user={user} />
            {user.banReason !== null && <Pill tone="bad">May not comment: {user.banReason}</Pill>}
          </p>
        </div>
        {!user.isErased && <Acts user={user} />}
      </header>
      <dl className={styles.facts}>
        <Fact name="Signed up">
          <Day time={user.createdAt} />
        </Fact>
        <Fact name="Last seen">
          {user.lastSeenAt === null ? 'Logged out' : <When time={user.lastSeenAt} />}
        </Fact>
        <Fact name="Logged in">{user.sessions === 1 ? '1 browser' : `${user.sessions} browsers`}</Fact>
        <Fact name="Logs in by">
          {[...(user.hasPassword ? ['password'] : []), ...user.socialLogins].join(', ') || 'no way yet'}
        </Fact>
        <Fact name="Time zone">{user.timeZone ?? 'not told'}</Fact>
        <Fact name="Terms">{user.termsVersion ?? 'not accepted'}</Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Acts({ user: { id, email, sessions, isConfirmed } }: { readonly user: AdminUserDetails }) {
  const [opened, setOpened] = useState<'sessions' | 'confirmation' | 'grant'>();
  const [endSessions] = useEndSessionsMutation();
  const [resend] = useResendUserConfirmationMutation();
  const close = () => setOpened(undefined);
  return (
    <div className={styles.acts}>
      <Button onClick={() => setOpened('grant')}>Grant access…</Button>
      {!isConfirmed && <Button onClick={() => setOpened('confirmation')}>Resend confirmation…</Button>}
      {sessions > 0 && (
        <Button variant="danger" onClick={() => setOpened('sessions')}>
          End all sessions…
        </Button>
      )}
      {opened === 'grant' && <GrantDialog email={email} onClose={close} />}
      {opened === 'confirmation' && (
        <AdminActionDialog
          title="Resend the confirmation"
          description={`${email} gets a new link, good for 24 hours.`}
          confirm="Send"
          act={async (reason) => (await resend({ params: { id }, body: { reason } }).unwrap()).message}
          onClose={close}
        />
      )}
      {opened === 'sessions' && (
        <AdminActionDialog
          title="End all sessions"
          description={`${email} is logged out of every browser at once.`}
          confirm="End all sessions"
          isDangerous
          act={async (reason) => (await endSessions({ params: { id }, body: { reason } }).unwrap()).message}
          onClose={close}
        />
      )}
    </div>
  );
}
