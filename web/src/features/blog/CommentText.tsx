import { Fragment, type ReactNode } from 'react';
import styles from './CommentText.module.css';

const parts = /(`[^`\n]+`|https?:\/\/[^\s<>"'`]+)/;

/** A comment's plain text: lines are kept, addresses are links without our recommendation, back-ticks hold code. */
export function CommentText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text}>
      {text.split(parts).map((part, i) => (
        <Fragment key={i}>{i % 2 === 1 ? special(part) : part}</Fragment>
      ))}
    </p>
  );
}

function special(part: string): ReactNode {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  const [, address = part, rest = ''] = /^(.*?)([.,;:!?)\]]*)$/.exec(part) ?? [];
  return (
    <>
      <a href={address} rel="nofollow ugc noreferrer">
        {address}
      </a>
      {rest}
    </>
  );
}
