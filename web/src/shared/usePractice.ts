import { useMemo } from 'react';
import { useSession } from './session.ts';

export interface Practice {
  /** Questions with an approved submission. */
  readonly solved: ReadonlySet<number>;
  /** Questions with submissions, none of them approved. */
  readonly tried: ReadonlySet<number>;
}

export function usePractice(): Practice {
  const { user } = useSession();
  return useMemo(
    () => ({ solved: new Set(user?.solvedQuestions), tried: new Set(user?.triedQuestions) }),
    [user?.solvedQuestions, user?.triedQuestions],
  );
}
