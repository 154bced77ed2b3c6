import { flattenLessons, type Course } from '@dryrun/contracts/courses';
import { Bookmark, NotebookPen } from 'lucide-react';
import Markdown from 'react-markdown';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { Heading } from '../../shared/ui/Heading.tsx';
import { useListAnnotatedQuery } from './lessonsApi.ts';
import styles from './AnnotatedLessons.module.css';

/** The Markdown of notes. HTML is text, because notes contain code such as `List<Integer>`. */
const noteElements = ['p', 'em', 'strong', 'code', 'ul', 'ol', 'li'];

/** Renders nothing if no lesson has a bookmark or a note. */
export function AnnotatedLessons({ course }: { readonly course: Course }) {
  const { currentData } = useListAnnotatedQuery({ query: { courseId: course.id } });
  const notes = new Map(currentData?.notes.map(({ lessonId, note }) => [lessonId, note]));
  const bookmarks = new Set(currentData?.bookmarks);
  const lessons = flattenLessons(course).filter(({ id }) => notes.has(id) || bookmarks.has(id));
  if (lessons.length === 0) return null;
  return (
    <section aria-label={`Bookmarks and notes in ${course.title}`} className={styles.section}>
      <Heading level={3} size="label" className={styles.heading}>
        Bookmarks and notes
      </Heading>
      <ul>
        {lessons.map((lesson) => (
          <li key={lesson.id} className={styles.lesson}>
            {bookmarks.has(lesson.id) ? (
              <Bookmark size={14} fill="currentColor" role="img" aria-label="bookmarked" />
            ) : (
              <NotebookPen size={14} role="img" aria-label="with a note" />
            )}
            <div className={styles.text}>
              <Link to={href.lesson(course.path, lesson.urlPath)}>{lesson.name}</Link>
              {notes.has(lesson.id) && (
                <div className={styles.note}>
                  <Markdown allowedElements={noteElements} unwrapDisallowed>
                    {notes.get(lesson.id)}
                  </Markdown>
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
