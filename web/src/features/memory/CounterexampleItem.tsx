import { findSignature, findLesson } from '@dryrun/content/course/outline';
import { langNames } from '@dryrun/contracts/language';
import { typeWords } from '@dryrun/contracts/literal';
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

/** The learner's own failing program on its smallest counterexample. */
export function CounterexampleItem(props: ItemProps<MemoryItemOf<'counterexample'>>) {
  const { item, takesFocus, onAnswered, onNext } = props;
  const { lessonName, lessonPath, lang, code, submittedAt, input, expected } = item;
  const [literal, setLiteral] = useState('');
  const review = useReview(item, onAnswered);
  const { outcome } = review;
  const signature = findSignature(findLesson(lessonPath)?.questionId ?? -1);
  if (!signature) return null;
  return (
    <ItemFrame
      label="Your program"
      title="What does it return here?"
      description={`${lessonName}, ${langNames[lang]}, submitted on ${longDate(submittedAt)}. It is wrong on this input.`}
      takesFocus={takesFocus}
    >
      <dl className={styles.input}>
        {signature.args.map(({ name }, i) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{input[i]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.code} role="group" aria-label="Your program">
        <HighlightedCode code={code.trimEnd()} lang={lang} />
      </div>
      {!outcome && (
        <AnswerForm
          review={review}
          label="It returns"
          hint={`Enter ${typeWords[signature.returns]}.`}
          answer={literal}
          onChange={setLiteral}
          onSubmit={() => review.send({ kind: 'counterexample', literal })}
          helpLabel="Show what would be right"
        >
          <code>{expected}</code> would be right. Your program returns something else.
        </AnswerForm>
      )}
      {outcome && (
        <Outcome outcome={outcome} onNext={onNext} problem={item}>
          {outcome.result === 'wrong' ? (
            <>
              You entered <code>{literal.trim()}</code>, but it returns <code>{outcome.returned}</code>.{' '}
            </>
          ) : (
            <>
              Right: it returns <code>{outcome.returned}</code>.{' '}
            </>
          )}
          It should return <code>{expected}</code>.
        </Outcome>
      )}
    </ItemFrame>
  );
}
