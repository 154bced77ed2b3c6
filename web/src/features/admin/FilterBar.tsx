import { Search } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Row } from '../../shared/ui/Row.tsx';
import styles from './FilterBar.module.css';
import type { Filters } from './useFilters.ts';

const debounceMs = 250;

interface FilterBarProps {
  readonly filters: Filters;
  /** Label of the search field. Without it, the field is not shown. */
  readonly searchLabel?: string;
  readonly states?: readonly (readonly [state: string, label: string])[];
  readonly children?: ReactNode;
}

export function FilterBar({ filters, searchLabel, states, children }: FilterBarProps) {
  const { filter, set } = filters;
  return (
    <Row gap={3} align="end">
      {searchLabel !== undefined && <SearchField label={searchLabel} filters={filters} />}
      {states && (
        <div role="group" aria-label="State" className={styles.options}>
          {[['', 'All'] as const, ...states].map(([state, label]) => (
            <button
              key={state}
              type="button"
              className={styles.option}
              aria-pressed={(filter.state ?? '') === state}
              onClick={() => set('state', state)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {children}
    </Row>
  );
}

function SearchField({ label, filters }: { readonly label: string; readonly filters: Filters }) {
  const { filter, set } = filters;
  const [searchText, setSearchText] = useState(filter.search ?? '');
  useEffect(() => {
    if (searchText.trim() === (filter.search ?? '')) return undefined;
    const timer = window.setTimeout(() => set('search', searchText.trim()), debounceMs);
    return () => window.clearTimeout(timer);
  }, [searchText, filter.search, set]);
  return (
    <label className={styles.search}>
      <Search size={16} aria-hidden />
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        placeholder={label}
        value={searchText}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setSearchText(event.target.value)}
      />
    </label>
  );
}
