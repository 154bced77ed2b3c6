import { Fragment, type ReactNode } from 'react';
import styles from './CommentText.module.css';

const codeOrUrl = /(`[^`\n]+`|https?:\/\/[^\s<>"'`]+)/;

/** Renders plain text with line breaks, `nofollow` links and inline code in backticks. */
export function CommentText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text}>
      {text.split(codeOrUrl).map((part, i) => (
        <Fragment key={i}>{i % 2 === 1 ? renderCodeOrLink(part) : part}</Fragment>
      ))}
    </p>
  );
}

function renderCodeOrLink(part: string): ReactNode {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  // Punctuation at the end belongs to the sentence, not to the URL.
  const [, url = part, punctuation = ''] = /^(.*?)([.,;:!?)\]]*)$/.exec(part) ?? [];
  return (
    <>
      <a href={url} rel="nofollow ugc noreferrer">
        {url}
      </a>
      {punctuation}
    </>
  );
}
