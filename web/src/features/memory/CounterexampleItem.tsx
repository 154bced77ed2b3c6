import { findSignature, findLesson } from '@dryrun/content/course/outline';
import { langNames } from '@dryrun/contracts/language';
import { typeWords } from '@dryrun/contracts/literal';
import { longDate } from '@dryrun/contracts/long-date';
import type { MemoryItemOf } from '@dryrun/contracts/memory';
import { useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { fieldErrorOf } from '../../shared/form/formatFieldError.ts';
import { HighlightedCode } from '../../shared/markdown/HighlightedCode.tsx';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
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
  const { outcome, error, isPending, isHelped, markHelped, send } = useReview(item, onAnswered);
  const signature = findSignature(findLesson(lessonPath)?.questionId ?? -1);
  if (!signature) return null;
  const fieldError = fieldErrorOf(error, 'answer');
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
      <Stack
        as="form"
        gap={5}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (literal.trim() !== '') send({ kind: 'counterexample', literal });
        }}
      >
        {!outcome && (
          <>
            <Field
              label="It returns"
              hint={`Enter ${typeWords[signature.returns]}.`}
              error={fieldError}
              value={literal}
              onChange={(event) => setLiteral(event.target.value)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
            {isHelped && (
              <Text role="status" tone="normal">
                <code>{expected}</code> would be right. Your program returns something else.
              </Text>
            )}
            {error !== undefined && fieldError === undefined && <Alert>{messageOf(error)}</Alert>}
            <Row gap={3}>
              <Button type="submit" variant="primary" isPending={isPending} disabled={literal.trim() === ''}>
                Check
              </Button>
              {!isHelped && (
                <Button variant="quiet" onClick={markHelped}>
                  Show what would be right
                </Button>
              )}
            </Row>
          </>
        )}
      </Stack>
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
