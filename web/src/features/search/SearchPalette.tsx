import { builtInCourse } from '@dryrun/content/course/outline';
import type { SearchHit } from '@dryrun/contracts/lessons';
import { FileText, Hash, History, List, Search, type LucideIcon } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { useRecentLessons, type RecentLesson } from '../../shared/recentLessons.ts';
import { useFocusReturn } from '../../shared/ui/useFocusReturn.ts';
import { useSearchLessonsQuery } from './searchApi.ts';
import styles from './SearchPalette.module.css';

const debounceMs = 140;

/** A row of the palette. */
interface Option {
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly location?: string | undefined;
  readonly excerpt?: string | undefined;
}

/** The search dialog, a combobox. An empty field suggests the lessons opened last and the sections. */
export function SearchPalette({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const focusReturn = useFocusReturn();
  const listId = useId();
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [selectedIndex, setSelectedIndex] = useState(0);
  const { data, currentData, error, isFetching } = useSearchLessonsQuery(
    { query: { query } },
    { skip: query === '' },
  );
  // Keep the previous results while the next ones are loading.
  const hits = query === '' ? [] : (currentData ?? data ?? []);
  const suggestions = listSuggestions(useRecentLessons());
  const options = text.trim() === '' ? suggestions : hits.map(toOption);
  const activeIndex = Math.min(selectedIndex, options.length - 1);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      setQuery(text.trim().slice(0, 200));
    }, debounceMs);
    return () => window.clearTimeout(timer);
  }, [text]);

  const open = ({ to }: Option) => {
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[activeIndex];
    const targetIndexes: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      Home: 0,
      End: options.length - 1,
    };
    const targetIndex = targetIndexes[event.key];
    if (targetIndex !== undefined && options.length > 0 && (event.key.startsWith('Arrow') || event.ctrlKey)) {
      event.preventDefault();
      setSelectedIndex((targetIndex + options.length) % options.length);
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      open(option);
    }
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.palette} aria-describedby={undefined} {...focusReturn}>
          <Dialog.Title className="visually-hidden">Search the lessons</Dialog.Title>
          <div className={styles.bar}>
            <Search size={18} aria-hidden />
            <input
              className={styles.field}
              role="combobox"
              aria-label="Search the lessons"
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={options[activeIndex] ? `${listId}-${activeIndex}` : undefined}
              placeholder="Search the lessons"
              value={text}
              maxLength={200}
              onChange={(event) => {
                setText(event.target.value);
                setSelectedIndex(0);
              }}
              onKeyDown={onKeyDown}
            />
            <kbd className={styles.key}>Esc</kbd>
          </div>
          <div id={listId} role="listbox" aria-label="Search results" className={styles.hits}>
            {options.map((option, i) => (
              <div
                key={option.to + (option.excerpt ?? '')}
                id={`${listId}-${i}`}
                role="option"
                tabIndex={-1}
                aria-selected={i === activeIndex}
                className={styles.hit}
                ref={i === activeIndex ? scrollIntoView : undefined}
                onPointerMove={() => setSelectedIndex(i)}
                onClick={() => open(option)}
                onKeyDown={onKeyDown}
              >
                <option.Icon size={16} aria-hidden />
                <span className={styles.result}>
                  <span className={styles.name}>
                    <Highlighted text={option.name} query={query} />
                    {option.location && <span className={styles.location}>{option.location}</span>}
                  </span>
                  {option.excerpt && (
                    <span className={styles.excerpt}>
                      <Highlighted text={option.excerpt} query={query} />
                    </span>
                  )}
                </span>
              </div>
            ))}
          </div>
          <p role="status" className={styles.status}>
            {statusOf(query, hits.length, isFetching, error !== undefined)}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function toOption(hit: SearchHit): Option {
  return {
    to: urlOf(hit),
    Icon: hit.heading === undefined ? FileText : Hash,
    name: hit.heading ?? hit.lessonName,
    location: locationOf(hit),
    excerpt: hit.excerpt,
  };
}

function listSuggestions(recentLessons: readonly RecentLesson[]): Option[] {
  return [
    ...recentLessons.map(({ name, to }) => ({ to, name, Icon: History, location: 'Opened recently' })),
    ...builtInCourse.sections.map(({ name, lessons }) => ({
      to: href.courseSection(builtInCourse.path, name),
      name,
      Icon: List,
      location: `${lessons.length} lessons`,
    })),
  ];
}

/** Marks the words of the query in a text. */
function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  const words = query.match(/[\p{L}\p{N}+#]+/gu)?.map((word) => word.replaceAll('+', '\\+'));
  if (!words) return text;
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'giu'));
  // The matches are at the odd indexes, because the pattern has one group.
  return parts.map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part));
}

function urlOf({ coursePath, lessonPath, section, anchor }: SearchHit): string {
  return href.lesson(coursePath, lessonPath, section) + (anchor === undefined ? '' : `#${anchor}`);
}

const sectionNames = { 'thought-process': 'Thought process', 'best-solution': 'Best solution' } as const;

function locationOf({ lessonName, heading, section }: SearchHit): string {
  return [heading === undefined ? '' : lessonName, section ? sectionNames[section] : '']
    .filter(Boolean)
    .join(', ');
}

function statusOf(query: string, hitCount: number, isFetching: boolean, hasFailed: boolean): string {
  if (query === '') return 'Searches all lesson titles, and the text of lessons you have access to.';
  if (hasFailed && !isFetching) return 'Search is unavailable right now. Please try again.';
  if (isFetching && hitCount === 0) return 'Searching…';
  if (hitCount === 0) return `No results for “${query}”.`;
  return `${hitCount} ${hitCount === 1 ? 'result' : 'results'}.`;
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
