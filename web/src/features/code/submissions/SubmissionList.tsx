import type { Submission } from '@dryrun/contracts/code';
import { langNames } from '@dryrun/contracts/language';
import { useEffect, useRef } from 'react';
import { Spinner } from '../../../shared/ui/Spinner.tsx';
import { TimeAgo } from '../../../shared/ui/TimeAgo.tsx';
import styles from './SubmissionList.module.css';
import { formatMemory, formatRuntime } from '../results/summary.ts';
import { VerdictMark } from '../results/VerdictMark.tsx';

interface SubmissionListProps {
  readonly submissions: readonly Submission[];
  readonly isLoadingMore: boolean;
  readonly onOpen: (submission: Submission) => void;
  readonly onEnd: () => void;
}

/** Distance from the end of the list at which the next page loads. */
const loadMarginPx = 240;

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
      const remainingPx = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
      if (scroller.clientHeight > 0 && remainingPx < loadMarginPx) latest.current();
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
  const hasTestCount = testsPassed !== undefined && testsTotal !== undefined && testsTotal > 0;
  const showsTestCount = hasTestCount && statusMsg !== 'Approved' && statusMsg !== 'Compilation Error';
  return (
    <tr className={styles.row}>
      <td>
        <button type="button" className={styles.open} onClick={() => onOpen(submission)}>
          <VerdictMark verdict={statusMsg} />
        </button>
        <span className={styles.when}>
          <span className={styles.whenNarrow}>{langNames[lang]} · </span>
          <TimeAgo time={creationTime} />
          {showsTestCount && (
            <span className={styles.count}>
              {' '}
              · {testsPassed} of {testsTotal} tests
            </span>
          )}
        </span>
      </td>
      <td className={styles.lang}>{langNames[lang]}</td>
      <td className={styles.number}>{runtime > 0 ? formatRuntime(runtime) : noValue}</td>
      <td className={styles.number}>{memory > 0 ? formatMemory(memory) : noValue}</td>
    </tr>
  );
}

const noValue = (
  <span aria-label="none" className={styles.none}>
    –
  </span>
);

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let parent = element?.parentElement ?? null; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
