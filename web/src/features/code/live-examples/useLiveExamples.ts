import type { LiveExamples } from '@dryrun/contracts/live-examples';
import { useEffect, useState } from 'react';
import { useAccountView } from '../../../shared/accountView.ts';
import { useSession } from '../../../shared/session.ts';
import { useCheckLiveExamplesMutation } from '../codeApi.ts';
import { useEditorSettings } from '../editor/editorSettings.ts';
import { isPending } from '../judgeState.ts';
import type { Workspace } from '../useWorkspace.ts';
import { looksComplete } from './looksComplete.ts';

/** After the last key. C++ takes longer to compile, so it waits until the learner really rests. */
const pauseMs = { java: 700, python3: 700, c_cpp: 1000 } as const;

/**
 * The examples of the statement, judged as the learner types. Undefined while they are off or the code is the template;
 * `unknown` until the present text has a result.
 */
export function useLiveExamples(workspace: Workspace): LiveExamples | { state: 'unknown' } | undefined {
  const { problem, lang, savedCode, isLocked, judgeState } = workspace;
  const { questionId, courseId, templates } = problem;
  const [{ liveExamples }] = useEditorSettings();
  const { isLoggedIn } = useSession();
  const isInView = useAccountView() !== null;
  const [check] = useCheckLiveExamplesMutation();
  const [result, setResult] = useState<{ readonly code: string; readonly examples: LiveExamples }>();
  const { code } = savedCode;
  const isOn = liveExamples && isLoggedIn && !isInView && !isLocked && code !== templates[lang];
  const isIdle = !isPending(judgeState);
  const isKnown = result?.code === code;

  useEffect(() => {
    if (!isOn || !isIdle || isKnown || !looksComplete(code, lang)) return;
    let request: ReturnType<typeof check> | undefined;
    const send = async () => {
      request = check({ body: { questionId, courseId, lang, typedCode: code } });
      const { data } = await request;
      setResult({ code, examples: data ?? { state: 'paused' } });
    };
    const timer = window.setTimeout(() => void send(), pauseMs[lang]);
    return () => {
      window.clearTimeout(timer);
      request?.abort();
    };
  }, [isOn, isIdle, isKnown, code, lang, questionId, courseId, check]);

  if (!isOn) return undefined;
  return isKnown ? result.examples : { state: 'unknown' };
}
