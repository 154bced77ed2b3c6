import type { SearchHit } from '@dryrun/contracts/lessons';
import { FileText, Hash, Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { useFocusReturn } from '../../shared/ui/useFocusReturn.ts';
import { useSearchLessonsQuery } from './searchApi.ts';
import styles from './SearchPalette.module.css';

const debounceMs = 140;

/** The search dialog, a combobox: arrow keys select a result, Enter opens it. */
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
  const activeIndex = Math.min(selectedIndex, hits.length - 1);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      setQuery(text.trim().slice(0, 200));
      setSelectedIndex(0);
    }, debounceMs);
    return () => window.clearTimeout(timer);
  }, [text]);

  const open = (hit: SearchHit) => {
    onClose();
    void navigate(urlOf(hit));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = hits[activeIndex];
    const targetIndexes: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      Home: 0,
      End: hits.length - 1,
    };
    const targetIndex = targetIndexes[event.key];
    if (targetIndex !== undefined && hits.length > 0 && (event.key.startsWith('Arrow') || event.ctrlKey)) {
      event.preventDefault();
      setSelectedIndex((targetIndex + hits.length) % hits.length);
    } else if (event.key === 'Enter' && hit) {
      event.preventDefault();
      open(hit);
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
              aria-expanded={hits.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={hits[activeIndex] ? `${listId}-${activeIndex}` : undefined}
              placeholder="Search the lessons"
              value={text}
              maxLength={200}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <kbd className={styles.key}>Esc</kbd>
          </div>
          <div id={listId} role="listbox" aria-label="Search results" className={styles.hits}>
            {hits.map((hit, i) => (
              <div
                key={urlOf(hit) + (hit.excerpt ?? '')}
                id={`${listId}-${i}`}
                role="option"
                tabIndex={-1}
                aria-selected={i === activeIndex}
                className={styles.hit}
                ref={i === activeIndex ? scrollIntoView : undefined}
                onPointerMove={() => setSelectedIndex(i)}
                onClick={() => open(hit)}
                onKeyDown={onKeyDown}
              >
                {hit.heading === undefined ? (
                  <FileText size={16} aria-hidden />
                ) : (
                  <Hash size={16} aria-hidden />
                )}
                <span className={styles.result}>
                  <span className={styles.name}>
                    {hit.heading ?? hit.lessonName}
                    {(hit.heading !== undefined || hit.section) && (
                      <span className={styles.lesson}>{locationOf(hit)}</span>
                    )}
                  </span>
                  {hit.excerpt && <span className={styles.excerpt}>{hit.excerpt}</span>}
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
