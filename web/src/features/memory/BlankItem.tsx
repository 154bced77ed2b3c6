import { langNames } from '@dryrun/contracts/language';
import { longDate } from '@dryrun/contracts/long-date';
import type { MemoryItemOf } from '@dryrun/contracts/memory';
import { useState } from 'react';
import { HighlightedCode } from '../../shared/markdown/HighlightedCode.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ItemFrame } from './ItemFrame.tsx';
import type { ItemProps } from './itemProps.ts';
import styles from './Memory.module.css';
import { Outcome } from './Outcome.tsx';
import { useReview } from './useReview.ts';

/** The placeholder of the missing line. */
const gapText = '________';

/** The learner's approved program without the line that was wrong before. */
export function BlankItem(props: ItemProps<MemoryItemOf<'blank'>>) {
  const { item, takesFocus, onAnswered, onNext } = props;
  const { lessonName, lang, before, indent, after, start, submittedAt } = item;
  const [line, setLine] = useState('');
  const review = useReview(item, onAnswered);
  const { outcome } = review;
  const shownLine = outcome ? (outcome.result === 'wrong' ? outcome.line : line.trim()) : gapText;
  const gapLine = before === '' ? 1 : before.split('\n').length + 1;
  const code = [...(before === '' ? [] : [before]), `${indent}${shownLine ?? gapText}`, after].join('\n');
  return (
    <ItemFrame
      label="Your program"
      title="Which line is missing?"
      description={`${lessonName}, ${langNames[lang]}, approved on ${longDate(submittedAt)}. Only this line was wrong in your submission before it.`}
      takesFocus={takesFocus}
    >
      <div className={styles.code} role="group" aria-label="Your program">
        <HighlightedCode code={code.trimEnd()} lang={lang} marked={[gapLine]} />
      </div>
      {!outcome && (
        <AnswerForm
          review={review}
          label={`Line ${gapLine}`}
          hint="Any line with which the program is right counts."
          answer={line}
          onChange={setLine}
          onSubmit={() => review.send({ kind: 'blank', line })}
          helpLabel="Show how it starts"
        >
          Your line starts with <code>{start}</code>
        </AnswerForm>
      )}
      {outcome && (
        <Outcome outcome={outcome} onNext={onNext} problem={item}>
          {outcome.result === 'wrong' ? (
            <>
              With <code>{line.trim()}</code> the program is still wrong. Your line was{' '}
              <code>{outcome.line}</code>.
            </>
          ) : (
            'Right: the program passes with this line.'
          )}
        </Outcome>
      )}
    </ItemFrame>
  );
}
