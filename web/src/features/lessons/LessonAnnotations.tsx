import type { Lesson } from '@dryrun/contracts/courses';
import { limits } from '@dryrun/contracts/limits';
import { Bookmark, NotebookPen } from 'lucide-react';
import { useId, useState } from 'react';
import { showFailure } from '../../shared/requestToast.ts';
import { useSession } from '../../shared/session.ts';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import styles from './LessonAnnotations.module.css';
import { useGetLessonAnnotationsQuery, useSetBookmarkMutation } from './lessonsApi.ts';
import { NoteField, readUnconfirmedNote } from './NoteField.tsx';

/** The user's bookmark and note of a lesson; renders nothing for visitors. */
export function LessonAnnotations({ lesson }: { readonly lesson: Lesson }) {
  const { isLoggedIn } = useSession();
  const { currentData } = useGetLessonAnnotationsQuery({ query: { id: lesson.id } }, { skip: !isLoggedIn });
  const [setBookmark, { isLoading }] = useSetBookmarkMutation();
  /** Undefined until the user clicks the note button or the note. Before that, only an existing note is open. */
  const [isOpenByUser, setOpenByUser] = useState<boolean>();
  const noteId = useId();
  if (!isLoggedIn || !currentData) return null;
  const { note, isBookmarked } = currentData;
  const isOpen = isOpenByUser ?? (readUnconfirmedNote(lesson.id) ?? note) !== '';

  const toggle = async () => {
    if (isLoading) return;
    await showFailure(setBookmark({ body: { lessonId: lesson.id, isBookmarked: !isBookmarked } }).unwrap(), {
      id: 'bookmark',
      fallback: 'The bookmark could not be saved. Please try again.',
    });
  };
  return (
    <div className={styles.annotations}>
      <div className={styles.buttons}>
        <IconButton
          label={isBookmarked ? 'Remove bookmark' : 'Bookmark this lesson'}
          icon={<Bookmark size={17} aria-hidden fill={isBookmarked ? 'currentColor' : 'none'} />}
          aria-pressed={isBookmarked}
          data-set={isBookmarked || undefined}
          onClick={() => void toggle()}
        />
        <IconButton
          label={isOpen ? 'Hide your note' : 'Your note'}
          icon={<NotebookPen size={17} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={noteId}
          data-set={note !== '' || undefined}
          onClick={() => setOpenByUser(!isOpen)}
        />
      </div>
      <div id={noteId} className={styles.note} hidden={!isOpen} onFocus={() => setOpenByUser(true)}>
        {isOpen && <NoteField lessonId={lesson.id} savedNote={note} maxLength={limits.noteCharacters} />}
      </div>
    </div>
  );
}
