import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import styles from './LessonMarks.module.css';
import { useWriteNoteMutation } from './lessonsApi.ts';

interface NoteFieldProps {
  readonly lessonId: number;
  readonly saved: string;
  /** Characters. */
  readonly most: number;
}

/** A pause in typing after which a note is saved. */
const pauseMs = 700;

/** A note that saves itself while it is written, and at the latest when the reader leaves the field. */
export function NoteField({ lessonId, saved, most }: NoteFieldProps) {
  const [text, setText] = useState(saved);
  const [write, { isLoading, error }] = useWriteNoteMutation();
  const kept = useRef(saved);

  useEffect(() => {
    if (text === kept.current) return;
    const timer = window.setTimeout(() => {
      kept.current = text;
      void write({ body: { lessonId, note: text } });
    }, pauseMs);
    return () => window.clearTimeout(timer);
  }, [text, lessonId, write]);

  const saveNow = () => {
    if (text === kept.current && !error) return;
    kept.current = text;
    void write({ body: { lessonId, note: text } });
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
        onChange={(event) => setText(event.target.value)}
        onBlur={saveNow}
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
