import { Fragment, type ReactNode } from 'react';
import styles from './CommentText.module.css';

const specialParts = /(`[^`\n]+`|https?:\/\/[^\s<>"'`]+)/;

/** Renders plain text with line breaks, `nofollow` links and inline code in backticks. */
export function CommentText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text}>
      {text.split(specialParts).map((part, i) => (
        <Fragment key={i}>{i % 2 === 1 ? renderSpecial(part) : part}</Fragment>
      ))}
    </p>
  );
}

function renderSpecial(part: string): ReactNode {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  const [, url = part, rest = ''] = /^(.*?)([.,;:!?)\]]*)$/.exec(part) ?? [];
  return (
    <>
      <a href={url} rel="nofollow ugc noreferrer">
        {url}
      </a>
      {rest}
    </>
  );
}
