import { loadInvariants } from '@dryrun/content/course/public-invariants';
import type { Invariant } from '@dryrun/contracts/invariant';
import type { Signature } from '@dryrun/contracts/signature';
import { useEffect, useMemo, useState } from 'react';
import { findFindings, type Finding } from './findings.ts';
import type { Recording } from './recording.ts';
import type { ViewedTrace } from './useTrace.ts';

const noFindings: readonly Finding[] = [];

/** The findings of a recording; none without a problem. Those of the problem's invariants appear once these are loaded. */
export function useFindings(
  recording: Recording,
  { typedCode, lang, input }: ViewedTrace,
  signature: Signature | undefined,
): readonly Finding[] {
  const path = signature?.path;
  const [invariants, setInvariants] = useState<readonly Invariant[]>([]);
  useEffect(() => {
    if (path === undefined) return;
    let isCurrent = true;
    const load = async () => {
      const loaded = await loadInvariants(path);
      if (isCurrent) setInvariants(loaded);
    };
    load().catch(() => undefined); // offline: the recording works without them
    return () => void (isCurrent = false);
  }, [path]);
  return useMemo(
    () =>
      signature && input
        ? findFindings({ recording, invariants, signature, input, code: typedCode, lang })
        : noFindings,
    [recording, invariants, signature, input, typedCode, lang],
  );
}
