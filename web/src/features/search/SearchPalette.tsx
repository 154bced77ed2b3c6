import type { SearchHit } from '@dryrun/contracts/lessons';
import { FileText, Hash, Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { useFocusReturn } from '../../shared/ui/useFocusReturn.ts';
import { useSearchLessonsQuery } from './searchApi.ts';
import styles from './SearchPalette.module.css';

/** A pause in typing after which the server is asked. */
const pauseMs = 140;

/** A field and the places found; arrows choose, Enter opens. */
export function SearchPalette({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const focusReturn = useFocusReturn();
  const listId = useId();
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState(0);
  const { data, currentData, error, isFetching } = useSearchLessonsQuery(
    { query: { query: asked } },
    { skip: asked === '' },
  );
  // While the next answer is on its way the last one stays.
  const hits = asked === '' ? [] : (currentData ?? data ?? []);
  const current = Math.min(chosen, hits.length - 1);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      setAsked(words.trim().slice(0, 200));
      setChosen(0);
    }, pauseMs);
    return () => window.clearTimeout(timer);
  }, [words]);

  const open = (hit: SearchHit) => {
    onClose();
    void navigate(addressOf(hit));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = hits[current];
    const moves: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: hits.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined && hits.length > 0 && (event.key.startsWith('Arrow') || event.ctrlKey)) {
      event.preventDefault();
      setChosen((to + hits.length) % hits.length);
    } else if (event.key === 'Enter' && hit) {
      event.preventDefault();
      open(hit);
    }
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
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
              aria-activedescendant={hits[current] ? `${listId}-${current}` : undefined}
              placeholder="Search the lessons"
              value={words}
              maxLength={200}
              onChange={(event) => setWords(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <kbd className={styles.key}>Esc</kbd>
          </div>
          <div id={listId} role="listbox" aria-label="Places found" className={styles.hits}>
            {hits.map((hit, i) => (
              <div
                key={addressOf(hit) + (hit.excerpt ?? '')}
                id={`${listId}-${i}`}
                role="option"
                tabIndex={-1}
                aria-selected={i === current}
                className={styles.hit}
                ref={i === current ? scrollIntoView : undefined}
                onPointerMove={() => setChosen(i)}
                onClick={() => open(hit)}
                onKeyDown={onKeyDown}
              >
                {hit.heading === undefined ? (
                  <FileText size={16} aria-hidden />
                ) : (
                  <Hash size={16} aria-hidden />
                )}
                <span className={styles.place}>
                  <span className={styles.name}>
                    {hit.heading ?? hit.lessonName}
                    {(hit.heading !== undefined || hit.section) && (
                      <span className={styles.lesson}>{whereOf(hit)}</span>
                    )}
                  </span>
                  {hit.excerpt && <span className={styles.excerpt}>{hit.excerpt}</span>}
                </span>
              </div>
            ))}
          </div>
          <p role="status" className={styles.state}>
            {stateOf(asked, hits.length, isFetching, error !== undefined)}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function addressOf({ coursePath, lessonPath, section, anchor }: SearchHit): string {
  return href.lesson(coursePath, lessonPath, section) + (anchor === undefined ? '' : `#${anchor}`);
}

const sectionNames = { 'thought-process': 'Thought process', 'best-solution': 'Best solution' } as const;

function whereOf({ lessonName, heading, section }: SearchHit): string {
  return [heading === undefined ? '' : lessonName, section ? sectionNames[section] : '']
    .filter(Boolean)
    .join(', ');
}

function stateOf(asked: string, found: number, isFetching: boolean, hasFailed: boolean): string {
  if (asked === '') return 'The names of all lessons, and the text of those you may read.';
  if (hasFailed && !isFetching) return 'The search does not answer. Please try again.';
  if (isFetching && found === 0) return 'Searching…';
  if (found === 0) return `Nothing found for “${asked}”.`;
  return `${found} ${found === 1 ? 'place' : 'places'} found.`;
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
