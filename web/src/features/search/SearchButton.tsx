import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isSearchShortcut } from '../../shared/searchShortcut.ts';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import styles from './SearchButton.module.css';

const SearchPalette = lazy(async () => ({ default: (await import('./SearchPalette.tsx')).SearchPalette }));

export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton
        label="Search the lessons"
        shortcut="Ctrl+K"
        className={styles.button}
        icon={<Search size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SearchPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
