import type { RunningRehearsal } from '@dryrun/contracts/rehearsal';
import { MessageCircleQuestion } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { showFailure } from '../../shared/requestToast.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { findQuestions, hasSubject } from './findQuestions.ts';
import styles from './Interviewer.module.css';
import { useAskQuestionMutation } from './rehearsalApi.ts';

/** Few, so that the list itself reveals little. */
const shownQuestions = 4;

/** The task, the questions to the interviewer and the answers so far. */
export function Interviewer({ rehearsal }: { readonly rehearsal: RunningRehearsal }) {
  const { id, task, questions, answered } = rehearsal;
  return (
    <Stack gap={6} as="section" aria-label="Interviewer">
      <Stack gap={2}>
        <Heading level={2} size="md">
          Your task
        </Heading>
        <p className={styles.task}>{task}</p>
      </Stack>
      <AskBox rehearsalId={id} questions={questions} answered={answered} />
      <Stack gap={2}>
        <Heading level={2} size="md">
          Answers
        </Heading>
        {answered.length === 0 ? (
          <Text>
            You have not asked anything yet. The constraints are not written anywhere: ask for them.
          </Text>
        ) : (
          <Stack as="dl" gap={3} aria-live="polite">
            {answered.toReversed().map(({ question, ask, answer }) => (
              <div key={question}>
                <Text as="dt">{ask}</Text>
                <dd>{answer}</dd>
              </div>
            ))}
          </Stack>
        )}
      </Stack>
    </Stack>
  );
}

interface AskBoxProps extends Pick<RunningRehearsal, 'questions' | 'answered'> {
  readonly rehearsalId: string;
}

function AskBox({ rehearsalId, questions, answered }: AskBoxProps) {
  const [typed, setTyped] = useState('');
  const [ask, { isLoading }] = useAskQuestionMutation();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const askedIds = new Set(answered.map(({ question }) => question));
  const open = questions.filter(({ question }) => !askedIds.has(question));
  const found = findQuestions(open, typed, shownQuestions);
  const send = async (question: number) => {
    const request = ask({ params: { rehearsalId }, body: { question } }).unwrap();
    if (!(await showFailure(request, { id: 'ask' }))) return;
    setTyped('');
    input.current?.focus();
  };
  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const items = [input.current, ...(list.current?.querySelectorAll('button') ?? [])];
    const current = items.findIndex((item) => item === document.activeElement);
    event.preventDefault();
    items[Math.min(Math.max(current + step, 0), items.length - 1)]?.focus();
  };
  return (
    <Stack
      as="form"
      gap={2}
      onSubmit={(event) => {
        event.preventDefault();
        // The best match is not always the question that was meant, so asking it takes a second Enter.
        list.current?.querySelector('button')?.focus();
      }}
    >
      <Field
        ref={input}
        label="Ask the interviewer"
        value={typed}
        placeholder="How large can the input be?"
        hint="Type key words, press Enter, and choose the question that you mean."
        autoComplete="off"
        aria-controls={listId}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={moveFocus}
      />
      <div id={listId} aria-live="polite">
        {found.length > 0 && (
          <ul ref={list} aria-label="Questions that fit">
            {found.map(({ question, ask: text }) => (
              <li key={question}>
                <button
                  type="button"
                  className={styles.question}
                  disabled={isLoading}
                  onKeyDown={moveFocus}
                  onClick={() => void send(question)}
                >
                  <MessageCircleQuestion size={16} aria-hidden />
                  {text}
                </button>
              </li>
            ))}
          </ul>
        )}
        {typed.trim().length > 3 && hasSubject(typed) && found.length === 0 && (
          <Text>
            The interviewer has no answer to this. Ask about the size of the input, its values, its order, or
            the result.
          </Text>
        )}
      </div>
    </Stack>
  );
}
