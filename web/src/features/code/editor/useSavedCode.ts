import { langs, type Lang } from '@dryrun/contracts/language';
import { useCallback, useEffect, useRef, useState } from 'react';
import { codeKey, onStorageChange, readStored } from '../../../shared/storage.ts';
import { useBeforeLeaving } from '../../../shared/useBeforeLeaving.ts';
import { useIsHydrated } from '../../../shared/useIsHydrated.ts';
import { readSavedCode, saveCode } from './savedCode.ts';

const debounceMs = 400;

/** `failed` means that the browser refuses storage, so a reload loses the code. */
export type SavedState = 'untouched' | 'typing' | 'saved' | 'failed';

export interface SavedCode {
  readonly code: string;
  readonly state: SavedState;
  readonly edit: (code: string) => void;
  /** Replaces the code and saves it immediately. `lang` defaults to the selected language. */
  readonly replace: (code: string, lang?: Lang) => void;
  readonly codeOf: (lang: Lang) => string;
  readonly flush: () => void;
}

/** A question's saved code. Applies changes of other tabs and devices unless this tab has unsaved changes. */
export function useSavedCode(
  questionId: number,
  lang: Lang,
  templates: Readonly<Record<Lang, string>>,
): SavedCode {
  const isHydrated = useIsHydrated();
  const [drafts, setDrafts] = useState<Partial<Record<Lang, string>>>({});
  const [state, setState] = useState<SavedState>('untouched');
  const unsaved = useRef(new Map<Lang, Parameters<typeof saveCode>[2]>());
  const timer = useRef<number | undefined>(undefined);

  const codeOf = (codeLang: Lang) =>
    drafts[codeLang] ??
    (isHydrated ? readSavedCode(questionId, codeLang, templates[codeLang]) : templates[codeLang]);

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    if (unsaved.current.size === 0) return;
    const changes = [...unsaved.current];
    unsaved.current.clear();
    const isSaved = changes
      .map(([codeLang, edit]) => saveCode(questionId, codeLang, edit, templates[codeLang]))
      .every(Boolean);
    setState(isSaved ? 'saved' : 'failed');
  }, [questionId, templates]);

  const update = (codeLang: Lang, code: string, isReplacement: boolean) => {
    const { base } = unsaved.current.get(codeLang) ?? { base: readStored(codeKey(questionId, codeLang)) };
    unsaved.current.set(codeLang, { code, base, isReplacement });
    setDrafts((previous) => ({ ...previous, [codeLang]: code }));
  };

  useBeforeLeaving(flush);

  // The owner of the code has logged out.
  useEffect(() => onStorageChange('owner', (owner) => owner === null && unsaved.current.clear()), []);

  useEffect(() => {
    const unsubscribes = langs.map((codeLang) =>
      onStorageChange(codeKey(questionId, codeLang), (stored) => {
        if (!unsaved.current.has(codeLang))
          setDrafts((previous) => ({ ...previous, [codeLang]: stored ?? templates[codeLang] }));
      }),
    );
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [questionId, templates]);

  return {
    code: codeOf(lang),
    // "Saved" would be confusing for code that was never changed.
    state: drafts[lang] === undefined ? 'untouched' : state,
    codeOf,
    flush,
    edit: (code) => {
      if (code === codeOf(lang)) return;
      update(lang, code, false);
      setState('typing');
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, debounceMs);
    },
    replace: (code, codeLang = lang) => {
      flush(); // Stores the typed code, which the replacement then keeps as a version.
      update(codeLang, code, true);
      flush();
    },
  };
}
