import { loadInvariants } from '@dryrun/content/course/public-invariants';
import type { Invariant } from '@dryrun/contracts/invariant';
import type { Signature } from '@dryrun/contracts/signature';
import { useEffect, useMemo, useState } from 'react';
import { findFindings, type Finding } from './findings.ts';
import type { Recording } from './recording.ts';
import type { FinishedTrace } from './useTrace.ts';

/** The findings of a recording. Those of the problem's invariants appear once these are loaded. */
export function useFindings(
  recording: Recording,
  { typedCode, lang, input }: Pick<FinishedTrace, 'typedCode' | 'lang' | 'input'>,
  signature: Signature,
): readonly Finding[] {
  const [invariants, setInvariants] = useState<readonly Invariant[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const loaded = await loadInvariants(signature.path);
      if (isCurrent) setInvariants(loaded);
    };
    load().catch(() => undefined); // offline: the recording works without them
    return () => void (isCurrent = false);
  }, [signature.path]);
  return useMemo(
    () => findFindings({ recording, invariants, signature, input, code: typedCode, lang }),
    [recording, invariants, signature, input, typedCode, lang],
  );
}
