import type { Lang } from '@dryrun/contracts/language';
import { clsx } from 'clsx';
import { Fragment, useEffect, useRef, useState, type RefObject } from 'react';
import styles from './CodeBlock.module.css';
import { highlight } from './highlight.ts';
import type { TokenLine } from './tokenize.ts';

interface HighlightedCodeProps {
  readonly code: string;
  readonly lang: Lang | undefined;
  /** Lines to mark, counted from 1: the current one and, fading, the ones before it. Scrolls to the current one. */
  readonly marked?: readonly number[];
}

interface Highlighted extends Pick<HighlightedCodeProps, 'code' | 'lang'> {
  readonly lines: readonly TokenLine[];
}

/** Shows code as plain text and highlights it once it comes near the window, without a layout shift. */
export function HighlightedCode({ code, lang, marked }: HighlightedCodeProps) {
  const [highlighted, setHighlighted] = useState<Highlighted>();
  const pre = useRef<HTMLPreElement>(null);
  const isNear = useIsNear(pre);
  const current = marked?.[0];

  useEffect(() => {
    if (lang === undefined || !isNear) return;
    let isStopped = false;
    const highlightCode = async () => {
      const lines = await highlight(code, lang);
      if (lines && !isStopped) setHighlighted({ code, lang, lines });
    };
    void highlightCode();
    return () => {
      isStopped = true;
    };
  }, [code, lang, isNear]);
  useEffect(() => {
    if (current !== undefined) scrollToCurrentLine(pre.current);
  }, [current]);

  const isCurrent = highlighted?.code === code && highlighted.lang === lang;
  const lines = isCurrent ? highlighted.lines : code.split('\n').map((content) => [{ content }]);
  return (
    <pre ref={pre} className={clsx('scroll-edge', styles.code)} tabIndex={0}>
      <code className={marked && styles.lines} data-lang={lang}>
        {marked ? (
          <MarkedLines lines={lines} marked={marked} />
        ) : isCurrent ? (
          lines.map((line, i) => (
            <Fragment key={i}>
              {i > 0 && '\n'}
              <Tokens line={line} />
            </Fragment>
          ))
        ) : (
          code
        )}
      </code>
    </pre>
  );
}

interface MarkedLinesProps {
  readonly lines: readonly TokenLine[];
  readonly marked: readonly number[];
}

function MarkedLines({ lines, marked }: MarkedLinesProps) {
  return lines.map((line, i) => {
    const age = marked.indexOf(i + 1);
    return (
      <span
        key={i}
        className={styles.line}
        data-age={age < 0 ? undefined : age}
        aria-current={age === 0 ? 'step' : undefined}
      >
        <Tokens line={line} />
        {'\n'}
      </span>
    );
  });
}

function Tokens({ line }: { readonly line: TokenLine }) {
  return line.map(({ content, color }, i) =>
    color ? (
      <span key={i} style={{ color }}>
        {content}
      </span>
    ) : (
      <Fragment key={i}>{content}</Fragment>
    ),
  );
}

/** Code this far above or below the window is highlighted too, so that it has its colors when it becomes visible. */
const margin = '400px 0px';

/** True once the element has been within `margin` of the window. Hidden elements are not. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}

/** Scrolls the code and not the page. */
function scrollToCurrentLine(pre: HTMLElement | null): void {
  const line = pre?.querySelector('[aria-current]');
  if (!pre || !line) return;
  const [outer, inner] = [pre.getBoundingClientRect(), line.getBoundingClientRect()];
  const isInside = inner.top >= outer.top + inner.height && inner.bottom <= outer.bottom - inner.height;
  if (!isInside) pre.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
