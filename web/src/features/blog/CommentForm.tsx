import { commentTooLong, isBlankComment } from '@dryrun/contracts/blog';
import { limits } from '@dryrun/contracts/limits';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './CommentForm.module.css';
import { CommentError } from './useSendComment.ts';

interface CommentFormProps {
  readonly label: string;
  readonly submitText: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Resolves when the text is stored. The form shows a rejection and keeps the text. */
  readonly onSubmit: (content: string) => Promise<void>;
  /** Shown when the server sends no message. */
  readonly failureText: string;
  readonly onCancel?: () => void;
  readonly onFocus?: () => void;
  readonly banReason?: string;
  readonly note?: ReactNode;
}

export function CommentForm(props: CommentFormProps) {
  const { label, submitText, text, onTextChange, onCancel, banReason = '' } = props;
  const [isTruncated, setTruncated] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { submit, isPending, failure, closeFailure } = useSubmit(props, field);
  const id = useId();
  const characterCount = [...text].length;
  const isInline = onCancel !== undefined;

  useEffect(() => {
    if (!isInline || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isInline]);

  const changeText = (value: string) => {
    const characters = [...value];
    setTruncated(characters.length > limits.commentLength);
    onTextChange(characters.slice(0, limits.commentLength).join(''));
  };

  // The form listens to focus events because the captcha is prepared on the first focus.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Stack as="form" gap={2} onSubmit={submit} onFocus={props.onFocus}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        ref={field}
        className={styles.field}
        rows={isInline ? 3 : 4}
        value={text}
        disabled={banReason !== ''}
        aria-describedby={`${id}-count`}
        aria-invalid={isTruncated || undefined}
        onChange={(event) => changeText(event.target.value)}
        onKeyDown={(event) => onKeyDown(event, onCancel)}
      />
      <Row gap={4} rowGap={2}>
        <p
          id={`${id}-count`}
          className={styles.count}
          data-warning={characterCount > limits.commentWarningLength || undefined}
        >
          {characterCount}/{limits.commentLength} characters
        </p>
        {isTruncated && (
          <p role="alert" className={styles.error}>
            {commentTooLong}
          </p>
        )}
        <div className={styles.buttons}>
          {onCancel && (
            <Button size="sm" variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button
            type="submit"
            size="sm"
            variant="primary"
            disabled={isBlankComment(text) || banReason !== ''}
            isPending={isPending}
            pendingText="Sending…"
          >
            {submitText}
          </Button>
        </div>
      </Row>
      {banReason !== '' && <Alert tone="info">You can't comment here: {banReason}</Alert>}
      {failure !== undefined && <Alert onClose={closeFailure}>{failure}</Alert>}
      {props.note !== undefined && <Text size="xs">{props.note}</Text>}
    </Stack>
  );
}

function useSubmit(
  { text, onSubmit, failureText }: CommentFormProps,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await onSubmit(text.trim());
    } catch (error) {
      setFailure(error instanceof CommentError ? error.message : messageOf(error, failureText));
    }
    setPending(false);
    // The submit button is disabled while the field is empty and would lose the focus.
    const { activeElement } = document;
    const isInButton =
      activeElement instanceof HTMLButtonElement && activeElement.form === field.current?.form;
    if (isInButton || activeElement === document.body) field.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && !isBlankComment(text)) void send();
  };
  return { submit, isPending, failure, closeFailure: () => setFailure(undefined) };
}

function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, cancel: (() => void) | undefined): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  if (event.key === 'Escape' && cancel) {
    event.preventDefault();
    cancel();
  }
}
