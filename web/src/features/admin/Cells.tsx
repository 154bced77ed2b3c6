import type { AdminPerson } from '@dryrun/contracts/admin-people';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { formatDate, formatDateTime } from '../../shared/relativeTime.ts';
import { Badge, type Tone } from '../../shared/ui/Badge.tsx';
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx';
import styles from './Cells.module.css';

export function PersonCell({ person: { id, email, name } }: { readonly person: AdminPerson }) {
  return (
    <>
      <Link to={href.adminUser(id)} className={styles.person}>
        <Email>{email}</Email>
      </Link>
      {name !== '' && <Muted>{name}</Muted>}
    </>
  );
}

/** An email address that may wrap before its @. */
export function Email({ children: email }: { readonly children: string }) {
  const atIndex = email.lastIndexOf('@');
  if (atIndex < 0) return email;
  return (
    <>
      {email.slice(0, atIndex)}
      <wbr />
      {email.slice(atIndex)}
    </>
  );
}

export function RelativeTime({ time }: { readonly time: string }) {
  return <TimeAgo time={time} className={styles.when} />;
}

export function ShortDate({ time }: { readonly time: string }) {
  return (
    <time dateTime={time} title={formatDateTime(time)} className={styles.when}>
      {formatDate(time)}
    </time>
  );
}

export function Pill({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <Badge tone={tone} className={styles.pill}>
      {children}
    </Badge>
  );
}

export function Muted({ children }: { readonly children: ReactNode }) {
  return <p className={styles.muted}>{children}</p>;
}

export function Code({ children }: { readonly children: ReactNode }) {
  return <code className={styles.code}>{children}</code>;
}
