import type { CaseResult, Diagnostic } from '@dryrun/contracts/code';
import { codeTooLong } from '@dryrun/contracts/errors';
import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import { limits } from '@dryrun/contracts/limits';
import type { Signature } from '@dryrun/contracts/signature';
import { useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccountView } from '../../shared/accountView.ts';
import { fromLocation } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { useEditorLanguage } from '../../shared/useEditorLanguage.ts';
import type { JudgeKind } from './codeApi.ts';
import type { EditorHandle } from './editor/editor.ts';
import { messages } from './messages.ts';
import { caseToSelect } from './results/summary.ts';
import { isPending, type EndState, type FinishedState, type JudgeState } from './judgeState.ts';
import { useJudge } from './useJudge.ts';
import { useServiceStatus } from './useServiceStatus.ts';
import { useDraftSync } from './drafts/useDraftSync.ts';
import { useSavedCode, type SavedCode } from './editor/useSavedCode.ts';
import { useTestCases, type TestCases } from './test-cases/useTestCases.ts';
import { useTrace, type TracedProgram, type TraceSession } from './trace/useTrace.ts';

export interface Problem {
  readonly questionId: number;
  readonly courseId: number;
  readonly signature: Signature;
  readonly templates: Readonly<Record<Lang, string>>;
  readonly nextSteps: {
    readonly next: { readonly name: string; readonly to: string } | undefined;
    /** Undefined if the course does not offer it. */
    readonly breakUrl?: string | undefined;
    readonly todayUrl?: string | undefined;
    readonly bestSolutionUrl: string;
    /** Where the judged follow-up would be; undefined for a follow-up. */
    readonly twist?: { readonly lessonPath: string; readonly url: string };
  };
}

export type TerminalTab = 'test-case' | 'output';

export type NarrowView = 'question' | 'code' | 'output';

export interface Workspace {
  readonly problem: Problem;
  readonly lang: Lang;
  readonly chooseLang: (lang: Lang) => void;
  readonly savedCode: SavedCode;
  readonly testCases: TestCases;
  readonly judgeState: JudgeState;
  /** The user has no access to the problem. */
  readonly isLocked: boolean;
  /** Why nothing can be judged now, while the browser is online. */
  readonly serviceNotice: string | undefined;
  readonly languageVersions: Partial<Readonly<Record<Lang, string>>>;
  /** Compiler diagnostics of the last result; empty after the code changes. */
  readonly diagnostics: readonly Diagnostic[];
  readonly judge: (kind: JudgeKind) => void;
  readonly resetCode: () => void;
  readonly loadCode: (code: string, lang: Lang) => void;
  readonly restoreCode: (code: string) => void;
  readonly goToLine: (line: number, column?: number) => void;
  /** The recording that is open, and requests for new ones. */
  readonly trace: TraceSession;
  readonly startTrace: (program: TracedProgram) => void;
  /** Whether the editor shows the draft although it differs from the recorded code. */
  readonly isDraftShown: boolean;
  readonly showDraft: (isShown: boolean) => void;
  readonly addTestCase: (values: readonly string[]) => void;
  readonly editor: RefObject<EditorHandle | null>;
  readonly terminalTab: TerminalTab;
  readonly showTerminalTab: (tab: TerminalTab) => void;
  readonly view: NarrowView;
  readonly showView: (view: NarrowView) => void;
}

const undoMs = 10_000;

/** The workspace's state, for both layouts. Use the question's ID as React key, so that each starts fresh. */
export function useWorkspace(problem: Problem, isLocked: boolean): Workspace {
  const { questionId, courseId, signature, templates } = problem;
  const { isLoggedIn } = useSession();
  const isInView = useAccountView() !== null;
  const navigate = useNavigate();
  const location = useLocation();
  const [lang, setLang] = useEditorLanguage();
  const savedCode = useSavedCode(questionId, lang, templates);
  useDraftSync(questionId);
  const testCases = useTestCases(signature);
  const [terminalTab, showTerminalTab] = useState<TerminalTab>('test-case');
  const [view, showView] = useState<NarrowView>('question');
  const editor = useRef<EditorHandle | null>(null);
  const trace = useTrace(problem);
  const [draftShownFor, setDraftShownFor] = useState<string | null>(null);
  const showDraft = (isShown: boolean) => setDraftShownFor(isShown ? trace.id : null);

  const lastCases = useRef<readonly CaseResult[]>([]);
  const showResult = (end: EndState) => {
    const cases = end.phase === 'finished' ? end.check.cases : undefined;
    if (cases) {
      testCases.select(caseToSelect(cases, testCases.selected, lastCases.current));
      lastCases.current = cases;
    }
    showTerminalTab('output');
    if (end.phase === 'finished' || (end.phase === 'failed' && end.isTimeout)) showView('output');
  };
  const { state: judgeState, run, submit } = useJudge(showResult);
  const { notice: serviceNotice, languageVersions, checkNow } = useServiceStatus(isPending(judgeState));
  const isQueued = isPending(judgeState) && (judgeState.queuePosition ?? 1) > 1;
  const [wasQueued, setWasQueued] = useState(false);
  if (isQueued !== wasQueued) {
    setWasQueued(isQueued);
    if (isQueued) showTerminalTab('output'); // That tab shows the queue position.
  }

  /** Returns whether code can be sent. If not, shows the reason. */
  const canSend = (code: string, logInMessage: string): boolean => {
    if (!navigator.onLine) {
      showError(messages.offline, { id: 'judging' });
      return false;
    }
    if (!isLoggedIn) {
      const open = (page: string) => () => void navigate(page, { state: fromLocation(location) });
      const action = [
        { label: 'Log in', onClick: open(href.login()) },
        { label: 'Sign up', onClick: open(href.signup()) },
      ];
      showError(logInMessage, { id: 'judging', action });
      return false;
    }
    if (isInView) {
      showError(messages.readOnlyView, { id: 'judging' });
      return false;
    }
    if (isLocked) {
      showTerminalTab('output');
      showView('question'); // shows why the lesson is locked
      return false;
    }
    if (new TextEncoder().encode(code).length > limits.codeBytes) {
      showError(codeTooLong, { id: 'judging' });
      return false;
    }
    return true;
  };

  const judge = (kind: JudgeKind) => {
    if (isPending(judgeState)) return;
    savedCode.flush();
    if (!canSend(savedCode.code, messages.logInTo[kind])) return;
    showDraft(true);
    checkNow();
    const code = { questionId, courseId, lang, typedCode: savedCode.code };
    if (kind === 'submit') {
      submit(code);
      return;
    }
    const inputs = testCases.collectInputs();
    if (inputs) {
      run(code, inputs);
    } else {
      showTerminalTab('test-case');
      showView('output');
    }
  };

  const replaceCode = (code: string, codeLang: Lang, message: string) => {
    const previousCode = savedCode.codeOf(codeLang);
    const previousLang = lang;
    savedCode.replace(code, codeLang);
    setLang(codeLang);
    showDraft(true);
    const undo = () => {
      savedCode.replace(previousCode, codeLang);
      setLang(previousLang);
    };
    showToast(message, { id: 'replaced', durationMs: undoMs, action: { label: 'Undo', onClick: undo } });
  };

  const result = shownResult(judgeState);
  const isSameCode = result?.job.lang === lang && result.job.code === savedCode.code;

  return {
    problem,
    lang,
    chooseLang: (next) => {
      savedCode.flush();
      setLang(next);
      showDraft(true);
    },
    savedCode: {
      ...savedCode,
      edit: (code) => {
        if (code === savedCode.code) return;
        showDraft(true);
        savedCode.edit(code);
      },
    },
    testCases,
    judgeState,
    isLocked,
    serviceNotice,
    languageVersions,
    diagnostics: (isSameCode && result?.check.diagnostics) || noDiagnostics,
    judge,
    resetCode: () => replaceCode(templates[lang], lang, `The ${langNames[lang]} code was reset.`),
    loadCode: (code, codeLang) => {
      replaceCode(code, codeLang, 'The submission was loaded into the editor.');
      showView('code');
    },
    restoreCode: (code) => replaceCode(code, lang, 'The earlier code was restored.'),
    goToLine: (line, column) => {
      showView('code');
      editor.current?.goTo(line, column);
    },
    trace,
    startTrace: (program) => {
      if (!canSend(program.typedCode, messages.trace.logIn)) return;
      setDraftShownFor(null);
      showView('question');
      trace.start(program);
    },
    isDraftShown: trace.id !== null && draftShownFor === trace.id,
    showDraft,
    addTestCase: (values) => {
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

function shownResult(state: JudgeState): FinishedState | undefined {
  if (state.phase === 'failed') return state.lastResult;
  return state.phase === 'finished' ? state : undefined;
}

const noDiagnostics: readonly Diagnostic[] = [];

export const langOptions = langs.map((id) => ({ id, label: langNames[id] }));
