import type { CaseResult, Diagnostic } from '@dryrun/contracts/code';
import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import { limits } from '@dryrun/contracts/limits';
import type { Signature } from '@dryrun/contracts/signature';
import { useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromLocation } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { useEditorLanguage } from '../../shared/useEditorLanguage.ts';
import type { Judged } from './codeApi.ts';
import type { EditorHandle } from './editor/editor.ts';
import { messages } from './messages.ts';
import { caseToShow } from './results/summary.ts';
import { useJudging, type Finished, type Judging } from './useJudging.ts';
import { useSavedCode, type SavedCode } from './editor/useSavedCode.ts';
import { useTestCases, type TestCases } from './test-cases/useTestCases.ts';

/** What a coding problem brings to the workspace. */
export interface Problem {
  readonly questionId: number;
  readonly courseId: number;
  readonly signature: Signature;
  readonly templates: Readonly<Record<Lang, string>>;
  readonly firstValues: readonly string[];
  /** Where to go when it is solved. */
  readonly onward: {
    readonly next: { readonly name: string; readonly to: string } | undefined;
    readonly bestSolution: string;
  };
}

export type TerminalTab = 'test-case' | 'output';

/** The three views of the one-column layout on a narrow screen. */
export type NarrowView = 'question' | 'code' | 'output';

export interface Workspace {
  readonly problem: Problem;
  readonly lang: Lang;
  readonly chooseLang: (lang: Lang) => void;
  readonly saved: SavedCode;
  readonly testCases: TestCases;
  readonly judging: Judging;
  /** The compiler's remarks, as long as the code is the one they are about. */
  readonly diagnostics: readonly Diagnostic[];
  readonly judge: (judged: Judged) => void;
  readonly resetCode: () => void;
  readonly loadCode: (code: string, lang: Lang) => void;
  readonly goToLine: (line: number, column?: number) => void;
  readonly takeAsTestCase: (values: readonly string[]) => void;
  readonly editor: RefObject<EditorHandle | null>;
  readonly terminalTab: TerminalTab;
  readonly showTerminalTab: (tab: TerminalTab) => void;
  readonly view: NarrowView;
  readonly showView: (view: NarrowView) => void;
}

const undoMs = 10_000;

/**
 * The state of a coding problem's workspace, whatever its layout. Mount it with the question's id as key: another
 * question starts from nothing, and what was being judged is no longer followed.
 */
export function useWorkspace(problem: Problem): Workspace {
  const { questionId, courseId, signature, templates, firstValues } = problem;
  const { isLoggedIn } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [lang, setLang] = useEditorLanguage();
  const saved = useSavedCode(questionId, lang, templates);
  const testCases = useTestCases(signature, firstValues);
  const [terminalTab, showTerminalTab] = useState<TerminalTab>('test-case');
  const [view, showView] = useState<NarrowView>('question');
  const editor = useRef<EditorHandle | null>(null);

  const earlierCases = useRef<readonly CaseResult[]>([]);
  const showResult = (ended: Judging) => {
    const cases = ended.phase === 'finished' ? ended.check.cases : undefined;
    if (cases) {
      testCases.select(caseToShow(cases, testCases.selected, earlierCases.current));
      earlierCases.current = cases;
    }
    showTerminalTab('output');
    if (ended.phase === 'finished' || (ended.phase === 'failed' && ended.isTimeout)) showView('output');
  };
  const { judging, run, submit } = useJudging(showResult);
  const waitsBehindOthers = judging.phase === 'pending' && (judging.queuePosition ?? 1) > 1;
  const [waited, setWaited] = useState(false);
  if (waitsBehindOthers !== waited) {
    setWaited(waitsBehindOthers);
    if (waitsBehindOthers) showTerminalTab('output'); // it tells why nothing happens yet
  }

  const judge = (judged: Judged) => {
    if (judging.phase === 'pending') return;
    saved.flush();
    // The banner says so already.
    if (!navigator.onLine) return;
    if (!isLoggedIn) {
      const logIn = () => void navigate(href.login(), { state: fromLocation(location) });
      showError(messages.logInTo[judged], { id: 'judging', action: { label: 'Log in', onClick: logIn } });
      return;
    }
    if (new TextEncoder().encode(saved.code).length > limits.codeBytes) {
      showError(messages.codeTooLong, { id: 'judging' });
      return;
    }
    const code = { questionId, courseId, lang, typedCode: saved.code };
    if (judged === 'submit') {
      submit(code);
      return;
    }
    const inputs = testCases.collect();
    if (inputs) {
      run(code, inputs);
    } else {
      showTerminalTab('test-case');
      showView('output');
    }
  };

  /** Puts other code in place; for ten seconds a toast takes it back. */
  const replaceCode = (code: string, of: Lang, told: string) => {
    const before = saved.codeOf(of);
    const wasLang = lang;
    saved.replace(code, of);
    setLang(of);
    const undo = () => {
      saved.replace(before, of);
      setLang(wasLang);
    };
    showToast(told, { id: 'replaced', durationMs: undoMs, action: { label: 'Undo', onClick: undo } });
  };

  const finished = finishedOf(judging);
  const isSameCode = finished?.job.lang === lang && finished.job.code === saved.code;

  return {
    problem,
    lang,
    chooseLang: (next) => {
      saved.flush();
      setLang(next);
    },
    saved,
    testCases,
    judging,
    diagnostics: (isSameCode && finished?.check.diagnostics) || noDiagnostics,
    judge,
    resetCode: () => replaceCode(templates[lang], lang, `The ${langNames[lang]} code was reset.`),
    loadCode: (code, of) => {
      replaceCode(code, of, 'The submission is in the editor.');
      showView('code');
    },
    goToLine: (line, column) => {
      showView('code');
      editor.current?.goTo(line, column);
    },
    takeAsTestCase: (values) => {
      testCases.add(values);
      showTerminalTab('test-case');
      showView('output');
    },
    editor,
    terminalTab,
    showTerminalTab,
    view,
    showView,
  };
}

/** The result on the screen: the latest one, also after a failure. */
function finishedOf(judging: Judging): Finished | undefined {
  if (judging.phase === 'failed') return judging.earlier;
  return judging.phase === 'finished' ? judging : undefined;
}

const noDiagnostics: readonly Diagnostic[] = [];

/** The languages in the order of the editor's menu, as options. */
export const langOptions = langs.map((id) => ({ id, label: langNames[id] }));
