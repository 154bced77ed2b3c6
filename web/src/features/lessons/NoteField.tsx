import { useCallback, useRef, useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { useBeforeLeaving } from '../../shared/useBeforeLeaving.ts';
import styles from './LessonAnnotations.module.css';
import { useWriteNoteMutation } from './lessonsApi.ts';

interface NoteFieldProps {
  readonly lessonId: number;
  readonly saved: string;
  /** Characters. */
  readonly most: number;
}

/** A pause in typing after which a note is saved. */
const pauseMs = 700;

/** A note that saves itself while it is written, and at the latest when the reader leaves the field or the page. */
export function NoteField({ lessonId, saved, most }: NoteFieldProps) {
  const [text, setText] = useState(saved);
  const [write, { isLoading, error }] = useWriteNoteMutation();
  const typed = useRef(saved);
  const timer = useRef<number | undefined>(undefined);
  /** What the server has or is being sent; undefined after a failure. */
  const kept = useRef<string | undefined>(saved);

  const save = useCallback(() => {
    const note = typed.current;
    if (note === kept.current) return;
    kept.current = note;
    const send = async () => {
      const answer = await write({ body: { lessonId, note } });
      if (answer.error && kept.current === note) kept.current = undefined;
    };
    void send();
  }, [lessonId, write]);
  useBeforeLeaving(save);

  const type = (note: string) => {
    typed.current = note;
    setText(note);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(save, pauseMs);
  };

  const isSaved = text === saved && !isLoading;
  return (
    <>
      <textarea
        className={styles.field}
        aria-label="Your note on this lesson"
        placeholder="Write down what you want to remember. Only you can read it."
        rows={4}
        maxLength={most}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={save}
      />
      <p className={styles.state} role="status">
        {error
          ? `${messageOf(error, 'The note could not be saved.')} It is kept on this page; type to try again.`
          : isSaved
            ? text !== '' && 'Saved'
            : 'Saving…'}
      </p>
    </>
  );
}
