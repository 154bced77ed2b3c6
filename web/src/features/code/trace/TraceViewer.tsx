import type { Signature } from '@dryrun/contracts/signature';
import { ClipboardCopy, Table, TriangleAlert, X } from 'lucide-react';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { PredictionQuestion, PredictionResult } from '../../../shared/blocks/PredictionQuestion.tsx';
import { PredictToggle } from '../../../shared/blocks/PredictToggle.tsx';
import { usePredictions } from '../../../shared/blocks/usePredictions.ts';
import { usePlayback } from '../../../shared/player/usePlayback.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import { Tooltip } from '../../../shared/ui/Tooltip.tsx';
import { showError, showToast } from '../../../shared/ui/toast.tsx';
import { useSwipe } from '../../../shared/useSwipe.ts';
import { messages } from '../messages.ts';
import { OutputBlock } from '../results/OutputBlock.tsx';
import { findBranches } from './branches.ts';
import { CallsPanel } from './CallsPanel.tsx';
import { findIndexVariables } from './indexVariables.ts';
import { findChange, runToLine, stepOut, stepOver, stepOverBack } from './navigation.ts';
import { orderNodes } from './nodeOrder.ts';
import { findNodeShapes } from './nodeShapes.ts';
import { Outcome } from './Outcome.tsx';
import { PictureList } from './PictureList.tsx';
import { drawFrame, variablesOf } from './pictures.ts';
import { Recording } from './recording.ts';
import { copyText, stepSentence } from './sentences.ts';
import { StepControls } from './StepControls.tsx';
import { predictStep } from './stepPredictions.ts';
import { Timeline } from './Timeline.tsx';
import styles from './TraceViewer.module.css';
import { useFindings } from './useFindings.ts';
import type { TraceSession, ViewedTrace } from './useTrace.ts';
import { ValuesTable } from './ValuesTable.tsx';
import { findCalls, recursiveCalls } from './callTree.ts';

interface TraceViewerProps {
  readonly trace: ViewedTrace;
  /** Names the recorded call, such as `nums = [1, 2]`. */
  readonly input: string;
  /** Undefined for a program that solves no problem. */
  readonly signature?: Signature;
  /** The number of the step to start at. */
  readonly firstStep?: number | undefined;
  readonly session: Pick<TraceSession, 'marks' | 'close'> &
    Partial<Pick<TraceSession, 'rememberStep' | 'focus'>>;
  /** Undefined if the code has no cursor. */
  readonly cursorLine?: () => number | undefined;
  /** Undefined if no other window can be recorded. */
  readonly onRecordFrom?: (step: number) => void;
  readonly notice: ReactNode;
}

/** Lines that are highlighted after the current one. */
const recentLines = 3;
/** Time of a step while the recording plays at normal speed. */
const stepMs = 900;
/** A pause after which the step is put into the URL, because browsers limit how often it may change. */
const urlDelayMs = 400;

/** A recorded run, step by step. */
export function TraceViewer(props: TraceViewerProps) {
  const { trace, input, signature, firstStep, session, cursorLine, onRecordFrom, notice } = props;
  const { lang, typedCode, result } = trace;
  const recording = useMemo(() => new Recording(result.events, result.totalSteps), [result]);
  const indexVariables = useMemo(() => findIndexVariables(typedCode, lang), [typedCode, lang]);
  const program = useMemo(() => ({ lang, branches: findBranches(typedCode, lang) }), [typedCode, lang]);
  const shapes = useMemo(() => findNodeShapes(recording), [recording]);
  const nodeOrder = useMemo(() => orderNodes(recording, shapes), [recording, shapes]);
  const calls = useMemo(() => findCalls(recording, lang), [recording, lang]);
  const findings = useFindings(recording, trace, signature);
  const recursive = useMemo(() => recursiveCalls(calls), [calls]);
  const { steps, gaps } = recording;
  const first = firstStep === undefined ? 0 : steps.findIndex(({ number }) => number >= firstStep);
  const drawAt = (at: number) => {
    const atStep = recording.stateAt(at);
    return drawFrame({
      state: atStep,
      frame: atStep.frames.length - 1,
      returned: undefined,
      changes: noChanges,
      lang,
      indexVariables,
      shapes,
      nodeOrder,
    });
  };
  const predictions = usePredictions((at) => predictStep(recording, at, drawAt));
  const { question } = predictions;
  const playback = usePlayback(steps.length, {
    first: first < 0 ? steps.length - 1 : first,
    msOf: () => stepMs,
    pauseAt: predictions.ask,
  });
  const { index } = playback;
  const [showsValues, setShowsValues] = useState(false);
  const [isInputWhole, setInputWhole] = useState(false);
  const [followed, setFollowed] = useState<string>();
  const [chosenFrame, setChosenFrame] = useState({ index: -1, frame: 0 });
  const stage = useRef<HTMLDivElement>(null);

  const step = steps[index];
  const state = recording.stateAt(index);
  const current = state.frames.length - 1;
  const frame = chosenFrame.index === index ? chosenFrame.frame : current;
  const isLast = index === steps.length - 1;
  const returned = frame === current ? step?.returned : undefined;
  const drawn = { state, frame, returned, shapes };
  const variables = [...variablesOf({ ...drawn, returned: undefined }).keys()];
  const followedName = followed ?? variables[0];

  const goTo = (to: number) => {
    predictions.dismiss();
    playback.goTo(to);
  };
  const answer = (chosen: string | undefined) => {
    predictions.answer(chosen);
    playback.goTo(index + 1);
  };
  const runTo = (line: number | undefined) => {
    if (line === undefined) {
      showError(messages.trace.noCursor, { id: 'trace' });
      return;
    }
    const target = runToLine(recording, index, line);
    if (target === undefined) showError(messages.trace.notReached(line), { id: 'trace' });
    else goTo(target);
  };
  const goToChange = (direction: 1 | -1, name = followedName) => {
    if (name === undefined) return;
    const target = findChange(recording, index, { name, frame }, direction);
    if (target === undefined) showError(messages.trace.noChange(name, direction), { id: 'trace' });
    else goTo(target);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyText(recording, index, { ...program, input }));
      showToast(messages.trace.copied, { id: 'trace' });
    } catch {
      showError(messages.trace.cannotCopy, { id: 'trace' });
    }
  };
  const actions = {
    first: () => goTo(0),
    back: () => goTo(index - 1),
    overBack: () => goTo(stepOverBack(recording, index)),
    toggle: () => {
      if (question) answer(undefined);
      playback.toggle();
    },
    next: () => {
      if (question) answer(undefined);
      else if (isLast || !predictions.ask(index)) goTo(index + 1);
    },
    over: () => goTo(stepOver(recording, index)),
    out: () => goTo(stepOut(recording, index)),
    last: () => goTo(steps.length - 1),
    changeAfter: () => goToChange(1),
    changeBefore: () => goToChange(-1),
    runToCursor: () => cursorLine && runTo(cursorLine()),
    values: () => setShowsValues(!showsValues),
    predict: predictions.toggle,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSelect = event.target instanceof HTMLSelectElement;
    const option = isSelect ? undefined : question?.options[Number(event.key) - 1];
    const action = actionOf(event);
    if (option === undefined && !action) return;
    event.preventDefault();
    if (option !== undefined) answer(option);
    else if (action) actions[action]();
  };
  const swipe = useSwipe((direction) => (direction === 1 ? actions.next() : goTo(index - 1)));

  const { focus } = session;
  const focusListeners = useFocus({ stage, isRestored: firstStep !== undefined, focus });
  useEffect(() => {
    if (isLast && stage.current) stage.current.scrollTop = 0; // shows the result
  }, [isLast]);
  useMarks({ session, recording, index, runTo });
  const { rememberStep } = session;
  const number = step?.number ?? 1;
  const rememberLatest = useRef(rememberStep);
  useEffect(() => {
    rememberLatest.current = rememberStep;
  });
  useEffect(() => {
    if (number === (firstStep ?? 1)) return;
    const timer = window.setTimeout(() => rememberLatest.current?.(number), urlDelayMs);
    return () => window.clearTimeout(timer);
  }, [number, firstStep]);

  const output = recording.outputAt(index);
  const predicted = predictions.resultAt(index);
  const found = findings.filter((finding) => finding.index === index).map(({ sentence }) => sentence);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.viewer} aria-label="Step through" onKeyDown={onKeyDown} {...focusListeners}>
      <header className={styles.header}>
        <button
          type="button"
          className={styles.input}
          title={input}
          aria-label={`Input: ${input}`}
          aria-expanded={isInputWhole}
          onClick={() => setInputWhole(!isInputWhole)}
        >
          {input}
        </button>
        <Tooltip text="Asks before it moves" shortcut="Q">
          <PredictToggle isOn={predictions.isOn} onClick={predictions.toggle} />
        </Tooltip>
        <IconButton
          label="Values"
          shortcut="V"
          className={styles.tool}
          aria-pressed={showsValues}
          icon={<Table size={16} aria-hidden />}
          onClick={actions.values}
        />
        <IconButton
          label="Copy as text"
          className={styles.tool}
          icon={<ClipboardCopy size={16} aria-hidden />}
          onClick={() => void copy()}
        />
        <IconButton
          label="Close the recording"
          className={styles.tool}
          icon={<X size={16} aria-hidden />}
          onClick={session.close}
        />
      </header>
      <div
        ref={stage}
        className={styles.stage}
        role="group"
        aria-label={`Step ${step?.number} of ${recording.totalSteps}`}
        tabIndex={0}
        onTouchStart={(event) => {
          // A diagram that is wider than the viewer scrolls instead.
          const scroller = event.target instanceof Element ? event.target.closest('[data-scroller]') : null;
          if (!scroller || scroller.scrollWidth <= scroller.clientWidth) swipe.onTouchStart(event);
        }}
        onTouchEnd={swipe.onTouchEnd}
      >
        {isLast && (
          <Outcome
            recording={recording}
            trace={trace}
            comparison={signature?.compare}
            findings={findings}
            onGoTo={(to) => {
              goTo(to);
              stage.current?.focus({ preventScroll: true }); // the pressed button is gone
            }}
          />
        )}
        {showsValues ? (
          <ValuesTable
            recording={recording}
            index={index}
            lang={lang}
            shapes={shapes}
            onFollow={(name) => {
              setFollowed(name);
              goToChange(1, name);
            }}
          />
        ) : (
          <PictureList
            pictures={drawFrame({
              ...drawn,
              changes: frame === current ? recording.changesAt(index) : noChanges,
              lang,
              indexVariables,
              nodeOrder,
            })}
            scrollsToChange={!isLast}
            isAnimated={!playback.isPlaying || playback.speed <= 1}
          />
        )}
        <CallsPanel
          calls={calls}
          recursive={recursive}
          frames={state.frames}
          index={index}
          selected={frame}
          onSelect={(next) => setChosenFrame({ index, frame: next })}
          onGoTo={goTo}
        />
        {recording.output !== '' && (
          <div className={styles.output}>
            <OutputBlock name="Output so far" text={output === '' ? '(nothing yet)' : output} />
          </div>
        )}
      </div>
      <footer className={styles.footer}>
        {notice}
        {gaps.map(({ from, to }) => (
          <Text key={from}>
            {messages.trace.leftOut(from.toLocaleString('en-US'), to.toLocaleString('en-US'))}{' '}
            {onRecordFrom && (
              <button type="button" className={styles.link} onClick={() => onRecordFrom(from)}>
                Record from step {from.toLocaleString('en-US')}
              </button>
            )}
          </Text>
        ))}
        {question && (
          <div className={styles.prediction}>
            <PredictionQuestion
              prediction={question}
              onAnswer={(chosen) => {
                answer(chosen);
                stage.current?.focus({ preventScroll: true });
              }}
            />
          </div>
        )}
        {predicted && <PredictionResult {...predicted} />}
        {!isLast && found.length > 0 && (
          <p className={styles.finding} aria-hidden>
            <TriangleAlert size={16} aria-hidden />
            {found.join(' ')}
          </p>
        )}
        <p className={styles.sentence} aria-live={playback.isPlaying ? 'off' : 'polite'} aria-atomic>
          {stepSentence(recording, index, program)}
          <span className="visually-hidden">{found.join(' ')}</span>
        </p>
        <Timeline recording={recording} findings={findings} index={index} onGoTo={goTo} />
        <StepControls
          playback={playback}
          number={number}
          total={recording.totalSteps}
          actions={actions}
          onRunToCursor={cursorLine && actions.runToCursor}
          variables={[...new Set(followedName === undefined ? variables : [...variables, followedName])]}
          followed={followedName}
          onFollow={setFollowed}
        />
      </footer>
    </section>
  );
}

const noChanges = { variables: new Set<string>(), objects: new Map<number, ReadonlySet<string>>() };

const keys = {
  ArrowRight: 'next',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
  o: 'out',
  n: 'changeAfter',
  p: 'changeBefore',
  r: 'runToCursor',
  v: 'values',
  q: 'predict',
} as const;

type Action = (typeof keys)[keyof typeof keys] | 'over' | 'overBack';

/** The action of a key press in the viewer. Sliders, lists, buttons and wide diagrams keep their own keys. */
function actionOf(event: KeyboardEvent): Action | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const { key, target, shiftKey } = event;
  if (target instanceof HTMLSelectElement) return undefined;
  if (target instanceof HTMLInputElement && key.length > 1) return undefined;
  if (target instanceof Element && key === ' ' && target.closest('button, summary')) return undefined;
  if (target instanceof Element && key.startsWith('Arrow') && target.matches('[data-scroller]'))
    return undefined;
  if (shiftKey && key === 'ArrowRight') return 'over';
  if (shiftKey && key === 'ArrowLeft') return 'overBack';
  return shiftKey ? undefined : keys[key as keyof typeof keys];
}

interface FocusInput {
  readonly stage: RefObject<HTMLElement | null>;
  /** Whether the viewer opens at a step in the URL. */
  readonly isRestored: boolean;
  readonly focus: TraceSession['focus'] | undefined;
}

/**
 * Focuses the stage of a new recording, but not that of a link. The layouts of narrow and wide windows mount the viewer
 * again, so it takes the focus again if it had it before the width changed. Returns the listeners of the viewer.
 */
function useFocus({ stage, isRestored, focus }: FocusInput) {
  const [isNew] = useState(!isRestored);
  useEffect(() => {
    if (isNew || focus?.isInViewer()) stage.current?.focus({ preventScroll: true });
  }, [isNew, focus, stage]);
  return {
    onFocus: () => focus?.set(true),
    // Without a related target, the viewer was removed or hidden.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget) focus?.set(currentTarget.contains(relatedTarget));
    },
  };
}

interface MarksInput {
  readonly session: Pick<TraceSession, 'marks'>;
  readonly recording: Recording;
  readonly index: number;
  readonly runTo: (line: number) => void;
}

/** Highlights the step's line and the last ones in the editor. */
function useMarks({ session: { marks }, recording, index, runTo }: MarksInput): void {
  const latest = useRef(runTo);
  useEffect(() => {
    latest.current = runTo;
  });
  useEffect(() => {
    const recent = recording.steps.slice(Math.max(0, index - recentLines), index + 1);
    const lines = recent.map(({ line }) => line).reverse();
    marks.set({ lines, onRunToLine: (line) => latest.current(line) });
  }, [marks, recording, index]);
  useEffect(() => () => marks.set(undefined), [marks]);
}
