import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { onStorageChange, readStored, writeStored, type StorageKey } from '../../shared/storage.ts';
import { useBeforeLeaving } from '../../shared/useBeforeLeaving.ts';
import styles from './LessonAnnotations.module.css';
import { useWriteNoteMutation } from './lessonsApi.ts';

interface NoteFieldProps {
  readonly lessonId: number;
  readonly savedNote: string;
  /** In characters. */
  readonly maxLength: number;
}

const debounceMs = 700;

const noteKey = (lessonId: number): StorageKey => `note:${lessonId}`;

/** The note that this browser sent last, unless the server has confirmed it. A reload can be faster than the request. */
export function readUnconfirmedNote(lessonId: number): string | undefined {
  return readStored(noteKey(lessonId)) ?? undefined;
}

/** A note that saves automatically: after a pause in typing, on blur and when the page is left. */
export function NoteField({ lessonId, savedNote, maxLength }: NoteFieldProps) {
  const [text, setText] = useState(() => readUnconfirmedNote(lessonId) ?? savedNote);
  const [write, { isLoading, error }] = useWriteNoteMutation();
  const latestText = useRef(text);
  const timer = useRef<number | undefined>(undefined);
  /** The note last sent to the server; undefined after a failure. */
  const lastSentNote = useRef<string | undefined>(savedNote);

  const save = useCallback(() => {
    const note = latestText.current;
    if (note === lastSentNote.current) return;
    lastSentNote.current = note;
    writeStored(noteKey(lessonId), note);
    const send = async () => {
      const result = await write({ body: { lessonId, note } });
      if (lastSentNote.current !== note) return;
      if (result.error) lastSentNote.current = undefined;
      else writeStored(noteKey(lessonId), null);
    };
    void send();
  }, [lessonId, write]);
  useBeforeLeaving(save);

  // The owner of the note has logged out. The unmount must not store the note again.
  useEffect(
    () =>
      onStorageChange('owner', (owner) => {
        if (owner === null) lastSentNote.current = latestText.current;
      }),
    [],
  );

  const [noteAtStart] = useState(savedNote);
  useEffect(() => {
    if (readUnconfirmedNote(lessonId) === noteAtStart) writeStored(noteKey(lessonId), null);
    else save();
  }, [lessonId, noteAtStart, save]);

  const type = (note: string) => {
    latestText.current = note;
    setText(note);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(save, debounceMs);
  };

  const isSaved = text === savedNote && !isLoading;
  return (
    <>
      <textarea
        className={styles.field}
        aria-label="Your note on this lesson"
        placeholder="Write down anything you want to remember. Only you can see it."
        rows={4}
        maxLength={maxLength}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={save}
      />
      <p className={styles.state} role="status">
        {error
          ? `${messageOf(error, 'The note could not be saved.')} Your text is still here. Keep typing to try again.`
          : isSaved
            ? text !== '' && 'Saved'
            : 'Saving…'}
      </p>
    </>
  );
}
