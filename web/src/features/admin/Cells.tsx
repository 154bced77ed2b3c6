import type { AdminPerson } from '@dryrun/contracts/admin-people';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { exactTime, relativeTime } from '../../shared/relativeTime.ts';
import styles from './Cells.module.css';

/** A person, with the way to their page. */
export function PersonCell({ person: { id, email, name } }: { readonly person: AdminPerson }) {
  return (
    <>
      <Link to={href.adminUser(id)} className={styles.person}>
        <Email>{email}</Email>
      </Link>
      {name !== '' && <p className={styles.muted}>{name}</p>}
    </>
  );
}

/** An e-mail, which breaks before its @ if it must. */
export function Email({ children: email }: { readonly children: string }) {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** A past moment as people say it; in full at a touch of the pointer. */
export function When({ time }: { readonly time: string }) {
  return (
    <time dateTime={time} title={exactTime(time)} className={styles.when}>
      {relativeTime(time)}
    </time>
  );
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** A day, for what is to come or long past. */
export function Day({ time }: { readonly time: string }) {
  return (
    <time dateTime={time} title={exactTime(time)} className={styles.when}>
      {day.format(new Date(time))}
    </time>
  );
}

export type Tone = 'good' | 'bad' | 'warn' | 'info' | 'quiet';

/** The state of something in a word. */
export function Pill({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {children}
    </span>
  );
}

/** What is said beside the main thing of a cell. */
export function Muted({ children }: { readonly children: ReactNode }) {
  return <p className={styles.muted}>{children}</p>;
}

/** An id or another text of machines. */
export function Code({ children }: { readonly children: ReactNode }) {
  return <code className={styles.code}>{children}</code>;
}
