import type { Lang } from '@dryrun/contracts/language';
import { Fragment, useEffect, useState } from 'react';
import styles from './CodeBlock.module.css';
import { highlight } from './highlight.ts';
import type { TokenLine } from './tokenize.ts';

interface HighlightedCodeProps {
  readonly code: string;
  readonly lang: Lang | undefined;
}

interface Highlighted extends HighlightedCodeProps {
  readonly lines: readonly TokenLine[];
}

/** Shows code as plain text and highlights it when the worker responds, without a layout shift. */
export function HighlightedCode({ code, lang }: HighlightedCodeProps) {
  const [highlighted, setHighlighted] = useState<Highlighted>();

  useEffect(() => {
    if (lang === undefined) return;
    let isStopped = false;
    const highlightCode = async () => {
      const lines = await highlight(code, lang);
      if (lines && !isStopped) setHighlighted({ code, lang, lines });
    };
    void highlightCode();
    return () => {
      isStopped = true;
    };
  }, [code, lang]);

  const isCurrent = highlighted?.code === code && highlighted.lang === lang;
  return (
    <pre className={styles.code} tabIndex={0}>
      <code>
        {isCurrent
          ? highlighted.lines.map((line, i) => <Line key={i} line={line} isFirst={i === 0} />)
          : code}
      </code>
    </pre>
  );
}

function Line({ line, isFirst }: { readonly line: TokenLine; readonly isFirst: boolean }) {
  return (
    <>
      {!isFirst && '\n'}
      {line.map(({ content, color }, i) =>
        color ? (
          <span key={i} style={{ color }}>
            {content}
          </span>
        ) : (
          <Fragment key={i}>{content}</Fragment>
        ),
      )}
    </>
  );
}
