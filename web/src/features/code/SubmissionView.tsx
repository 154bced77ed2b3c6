import type { Submission } from '@dryrun/contracts/code';
import { langNames, type Lang } from '@dryrun/contracts/language';
import { ArrowLeft, FileInput } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CodeBlock } from '../../shared/markdown/CodeBlock.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { exactTime, relativeTime } from './relativeTime.ts';
import styles from './SubmissionView.module.css';
import { formatMemory, formatRuntime } from './summary.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface SubmissionViewProps {
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onLoad: (code: string, lang: Lang) => void;
}

/** One submission with its code, which can be copied or taken back into the editor. */
export function SubmissionView({ submission, onClose, onLoad }: SubmissionViewProps) {
  const { statusMsg, creationTime, lang, typedCode, runtime, memory, testsPassed, testsTotal } = submission;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const facts = [
    ...(statusMsg === 'Approved' ? [formatRuntime(runtime), formatMemory(memory)] : []),
    ...(statusMsg !== 'Approved' && testsTotal ? [`${testsPassed ?? 0} of ${testsTotal} tests passed`] : []),
    langNames[lang],
  ];
  return (
    <article className={styles.view}>
      <Button
        ref={back}
        variant="quiet"
        size="sm"
        icon={<ArrowLeft size={14} aria-hidden />}
        onClick={onClose}
      >
        All submissions
      </Button>
      <header className={styles.header}>
        <h2 className={styles.verdict}>
          <VerdictMark verdict={statusMsg} />
        </h2>
        <p className={styles.facts}>
          <time dateTime={creationTime} title={exactTime(creationTime)}>
            {relativeTime(creationTime)}
          </time>
          {facts.map((fact) => ` · ${fact}`)}
        </p>
      </header>
      <Button size="sm" icon={<FileInput size={14} aria-hidden />} onClick={() => onLoad(typedCode, lang)}>
        Load into editor
      </Button>
      <div className={styles.code}>
        <CodeBlock snippets={[{ code: typedCode, lang }]} />
      </div>
    </article>
  );
}
