import { langNames } from '@dryrun/contracts/language';
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

/** The placeholder of the missing line. */
const gapText = '________';

/** The learner's approved program without the line that was wrong before. */
export function BlankItem(props: ItemProps<MemoryItemOf<'blank'>>) {
  const { item, takesFocus, onAnswered, onNext } = props;
  const { lessonName, lang, before, indent, after, start, submittedAt } = item;
  const [line, setLine] = useState('');
  const { outcome, error, isPending, isHelped, markHelped, send } = useReview(item, onAnswered);
  const fieldError = fieldErrorOf(error, 'answer');
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
        <Stack
          as="form"
          gap={5}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (line.trim() !== '') send({ kind: 'blank', line });
          }}
        >
          <Field
            label={`Line ${gapLine}`}
            hint="Any line with which the program is right counts."
            error={fieldError}
            value={line}
            onChange={(event) => setLine(event.target.value)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          {isHelped && (
            <Text role="status" tone="normal">
              Your line starts with <code>{start}</code>
            </Text>
          )}
          {error !== undefined && fieldError === undefined && <Alert>{messageOf(error)}</Alert>}
          <Row gap={3}>
            <Button type="submit" variant="primary" isPending={isPending} disabled={line.trim() === ''}>
              Check
            </Button>
            {!isHelped && (
              <Button variant="quiet" onClick={markHelped}>
                Show how it starts
              </Button>
            )}
          </Row>
        </Stack>
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
