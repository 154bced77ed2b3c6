import type { Lang } from '@dryrun/contracts/language';
import { useCallback, useEffect, useRef, useState } from 'react';
import { codeKey, onStorageChange } from '../../../shared/storage.ts';
import { useBeforeLeaving } from '../../../shared/useBeforeLeaving.ts';
import { readSavedCode, saveCode } from './savedCode.ts';

const debounceMs = 400;

/** `failed` means that the browser refuses storage, so a reload loses the code. */
export type SavedState = 'untouched' | 'typing' | 'saved' | 'failed';

export interface SavedCode {
  readonly code: string;
  readonly state: SavedState;
  readonly edit: (code: string) => void;
  /** Replaces the code and saves it immediately. `lang` defaults to the shown language. */
  readonly replace: (code: string, lang?: Lang) => void;
  readonly codeOf: (lang: Lang) => string;
  readonly flush: () => void;
}

/**
 * A question's code in the chosen language. Saves it after a pause in typing, when the tab is hidden or closed, and on
 * unmount. Applies changes from another tab unless this tab has unsaved changes.
 */
export function useSavedCode(
  questionId: number,
  lang: Lang,
  templates: Readonly<Record<Lang, string>>,
): SavedCode {
  const [drafts, setDrafts] = useState<Partial<Record<Lang, string>>>({});
  const [state, setState] = useState<SavedState>('untouched');
  const unsaved = useRef(new Map<Lang, string>());
  const timer = useRef<number | undefined>(undefined);

  const codeOf = (codeLang: Lang) =>
    drafts[codeLang] ?? readSavedCode(questionId, codeLang, templates[codeLang]);

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    if (unsaved.current.size === 0) return;
    const changes = [...unsaved.current];
    unsaved.current.clear();
    const isSaved = changes
      .map(([codeLang, code]) => saveCode(questionId, codeLang, code, templates[codeLang]))
      .every(Boolean);
    setState(isSaved ? 'saved' : 'failed');
  }, [questionId, templates]);

  const update = (codeLang: Lang, code: string) => {
    unsaved.current.set(codeLang, code);
    setDrafts((previous) => ({ ...previous, [codeLang]: code }));
  };

  useBeforeLeaving(flush);

  // The owner of the code has logged out.
  useEffect(() => onStorageChange('owner', (owner) => owner === null && unsaved.current.clear()), []);

  useEffect(
    () =>
      onStorageChange(codeKey(questionId, lang), (stored) => {
        if (!unsaved.current.has(lang))
          setDrafts((previous) => ({ ...previous, [lang]: stored ?? templates[lang] }));
      }),
    [questionId, lang, templates],
  );

  return {
    code: codeOf(lang),
    // "Saved" would be confusing for code that was never changed.
    state: drafts[lang] === undefined ? 'untouched' : state,
    codeOf,
    flush,
    edit: (code) => {
      if (code === codeOf(lang)) return;
      update(lang, code);
      setState('typing');
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, debounceMs);
    },
    replace: (code, codeLang = lang) => {
      update(codeLang, code);
      flush();
    },
  };
}
