import type { Submission } from '@dryrun/contracts/code';
import { langNames } from '@dryrun/contracts/language';
import { useEffect, useRef } from 'react';
import { Spinner } from '../../../shared/ui/Spinner.tsx';
import { exactTime, relativeTime } from '../../../shared/relativeTime.ts';
import styles from './SubmissionList.module.css';
import { formatMemory, formatRuntime } from '../results/summary.ts';
import { VerdictMark } from '../results/VerdictMark.tsx';

interface SubmissionListProps {
  readonly submissions: readonly Submission[];
  readonly isLoadingMore: boolean;
  readonly onOpen: (submission: Submission) => void;
  /** Called when the end of the list scrolls into view. */
  readonly onEnd: () => void;
}

const marginPx = 240;

export function SubmissionList({ submissions, isLoadingMore, onOpen, onEnd }: SubmissionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const count = submissions.length;
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    const scroller = scrollerOf(list.current);
    if (!scroller || count === 0) return;
    const checkEnd = () => {
      const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
      if (scroller.clientHeight > 0 && below < marginPx) latest.current();
    };
    checkEnd();
    scroller.addEventListener('scroll', checkEnd, { passive: true });
    return () => scroller.removeEventListener('scroll', checkEnd);
  }, [count]);

  return (
    <div ref={list} className={styles.list}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col" className={styles.lang}>
              Language
            </th>
            <th scope="col" className={styles.number}>
              Runtime
            </th>
            <th scope="col" className={styles.number}>
              Memory
            </th>
          </tr>
        </thead>
        <tbody>
          {submissions.map((submission) => (
            <SubmissionRow key={submission.id} submission={submission} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
      {isLoadingMore && (
        <p className={styles.more}>
          <Spinner label="Loading more submissions" />
        </p>
      )}
    </div>
  );
}

interface SubmissionRowProps {
  readonly submission: Submission;
  readonly onOpen: (submission: Submission) => void;
}

function SubmissionRow({ submission, onOpen }: SubmissionRowProps) {
  const { statusMsg, creationTime, lang, runtime, memory, testsPassed, testsTotal } = submission;
  const isApproved = statusMsg === 'Approved';
  const isCounted = !isApproved && statusMsg !== 'Compilation Error';
  const hasCount = isCounted && testsPassed !== undefined && testsTotal !== undefined && testsTotal > 0;
  return (
    <tr className={styles.row}>
      <td>
        <button type="button" className={styles.open} onClick={() => onOpen(submission)}>
          <VerdictMark verdict={statusMsg} />
        </button>
        <span className={styles.when}>
          <span className={styles.whenNarrow}>{langNames[lang]} · </span>
          <time dateTime={creationTime} title={exactTime(creationTime)}>
            {relativeTime(creationTime)}
          </time>
          {hasCount && (
            <span className={styles.count}>
              {' '}
              · {testsPassed} of {testsTotal} tests
            </span>
          )}
        </span>
      </td>
      <td className={styles.lang}>{langNames[lang]}</td>
      <td className={styles.number}>{runtime > 0 ? formatRuntime(runtime) : none}</td>
      <td className={styles.number}>{memory > 0 ? formatMemory(memory) : none}</td>
    </tr>
  );
}

const none = (
  <span aria-label="none" className={styles.none}>
    –
  </span>
);

/** The nearest scrolling ancestor: the tab's content on a wide screen. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let parent = element?.parentElement ?? null; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
