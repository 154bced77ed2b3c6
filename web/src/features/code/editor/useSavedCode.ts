import type { Lang } from '@dryrun/contracts/language';
import { useCallback, useEffect, useRef, useState } from 'react';
import { codeKey, onStored } from '../../../shared/storage.ts';
import { useBeforeLeaving } from '../../../shared/useBeforeLeaving.ts';
import { readSavedCode, saveCode } from './savedCode.ts';

/** How long a pause in typing is before the code is saved. */
const pauseMs = 400;

/** Where the saving stands; `refused` means that the browser will not keep it after a reload. */
export type SavedState = 'untouched' | 'typing' | 'saved' | 'refused';

export interface SavedCode {
  readonly code: string;
  readonly state: SavedState;
  /** The learner typed: saved after a pause. */
  readonly type: (code: string) => void;
  /** Other code takes the place (reset, load): saved at once. `lang` may be another language than the shown one. */
  readonly replace: (code: string, lang?: Lang) => void;
  /** What is kept for a language. */
  readonly codeOf: (lang: Lang) => string;
  /** Saves what is not saved yet, before anything that may lose it. */
  readonly flush: () => void;
}

/**
 * A question's code in the chosen language. Saved on each pause in typing, when the tab is hidden or left, and
 * when the question is left. Follows another tab unless this one has unsaved typing.
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

  const codeOf = (of: Lang) => drafts[of] ?? readSavedCode(questionId, of, templates[of]);

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    if (unsaved.current.size === 0) return;
    const typed = [...unsaved.current];
    unsaved.current.clear();
    const isKept = typed.map(([of, code]) => saveCode(questionId, of, code, templates[of])).every(Boolean);
    setState(isKept ? 'saved' : 'refused');
  }, [questionId, templates]);

  const keep = (of: Lang, code: string) => {
    unsaved.current.set(of, code);
    setDrafts((all) => ({ ...all, [of]: code }));
  };

  useBeforeLeaving(flush);

  useEffect(
    () =>
      onStored(codeKey(questionId, lang), (stored) => {
        if (!unsaved.current.has(lang)) setDrafts((all) => ({ ...all, [lang]: stored ?? templates[lang] }));
      }),
    [questionId, lang, templates],
  );

  return {
    code: codeOf(lang),
    // Saying "Saved" of what was never changed would only puzzle.
    state: drafts[lang] === undefined ? 'untouched' : state,
    codeOf,
    flush,
    type: (code) => {
      if (code === codeOf(lang)) return;
      keep(lang, code);
      setState('typing');
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, pauseMs);
    },
    replace: (code, of = lang) => {
      keep(of, code);
      flush();
    },
  };
}
