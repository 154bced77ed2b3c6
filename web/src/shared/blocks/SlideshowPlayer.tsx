import type { CodeLines, Step } from '@dryrun/contracts/lesson-format';
import { langNames } from '@dryrun/contracts/language';
import { Maximize, Minimize } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { HighlightedCode } from '../markdown/HighlightedCode.tsx';
import { Inline } from '../markdown/Inline.tsx';
import { describeDiagram } from '../diagrams/describe.ts';
import type { Scene } from '../diagrams/scene.ts';
import { SceneView } from '../diagrams/SceneView.tsx';
import { PlaybackButtons } from '../player/PlaybackButtons.tsx';
import { SpeedSelect } from '../player/SpeedSelect.tsx';
import { StepSlider } from '../player/StepSlider.tsx';
import type { Playback } from '../player/usePlayback.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useEditorLanguage } from '../useEditorLanguage.ts';
import { useSwipe } from '../useSwipe.ts';
import { PredictionQuestion, PredictionResult } from './PredictionQuestion.tsx';
import { PredictToggle } from './PredictToggle.tsx';
import styles from './SlideshowBlock.module.css';
import { TraceTableExercise } from './TraceTableExercise.tsx';
import type { TraceTable } from './traceTable.ts';
import type { Predictions } from './usePredictions.ts';

const speeds = [0.5, 1, 1.5, 2];

interface SlideshowPlayerProps {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly codeLines: CodeLines | undefined;
  readonly scenes: readonly Scene[];
  readonly playback: Playback;
  /** Undefined if the slides have nothing to predict. */
  readonly predictions: Predictions | undefined;
  /** Undefined if the slides have too few values for a table. */
  readonly table: TraceTable | undefined;
  readonly isFullScreen: boolean;
  readonly onToggleFullScreen: () => void;
}

/** The current slide with its text and controls. With predictions, a question can come before a step. */
export function SlideshowPlayer({
  title,
  steps,
  codeLines,
  scenes,
  playback,
  predictions,
  table,
  isFullScreen,
  onToggleFullScreen,
}: SlideshowPlayerProps) {
  const { index, count } = playback;
  const question = predictions?.question;
  const step = steps[index];
  const scene = scenes[index];
  const slide = useRef<HTMLDivElement>(null);

  const goTo = (to: number) => {
    predictions?.dismiss();
    playback.goTo(to);
  };
  const answer = (chosen: string | undefined) => {
    predictions?.answer(chosen);
    playback.goTo(index + 1);
    slide.current?.focus({ preventScroll: true });
  };
  const goForward = () => {
    if (question) answer(undefined);
    else if (index === count - 1 || !predictions?.ask(index)) goTo(index + 1);
  };
  const toggle = () => {
    if (question) answer(undefined);
    playback.toggle();
  };
  const swipe = useSwipe((direction) => (direction === 1 ? goForward() : goTo(index - 1)));

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ArrowRight: goForward,
      ArrowDown: goForward,
      ArrowLeft: () => goTo(index - 1),
      ArrowUp: () => goTo(index - 1),
      Home: () => goTo(0),
      End: () => goTo(count - 1),
      ' ': toggle,
    };
    const option = question?.options[Number(event.key) - 1];
    const action = option === undefined ? keys[event.key] : () => answer(option);
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  // Left, Right and the number keys also work while a button has the focus. Other keys keep their default behavior.
  const onControlKeyDown = (event: KeyboardEvent) => {
    const isShared = /^(?:ArrowLeft|ArrowRight|[1-9])$/.test(event.key);
    if (isShared && event.target instanceof HTMLButtonElement) onKeyDown(event);
  };

  if (!step || !scene) return null;
  const result = predictions?.resultAt(index);
  return (
    <div className={styles.player} data-full={isFullScreen || undefined}>
      <header className={styles.header}>
        <span className={styles.title}>{title}</span>
        {predictions && <PredictToggle isOn={predictions.isOn} onClick={predictions.toggle} />}
        <span className={styles.count} aria-hidden>
          {index + 1} / {count}
        </span>
        <IconButton
          label={isFullScreen ? 'Exit full screen' : 'Full screen'}
          icon={isFullScreen ? <Minimize size={16} aria-hidden /> : <Maximize size={16} aria-hidden />}
          onClick={onToggleFullScreen}
        />
      </header>
      {/* role="application" makes screen readers pass key presses to the slide. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.slide}
        role="application"
        aria-roledescription="slideshow"
        aria-label={`${title}. Slide ${index + 1} of ${count}`}
        ref={slide}
        tabIndex={0}
        data-slideshow
        onKeyDown={onKeyDown}
        {...swipe}
      >
        <SceneView
          scene={scene}
          label={describeDiagram(step.picture)}
          isAnimated
          zoom={isFullScreen ? 1.7 : 1}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={onControlKeyDown}>
        <figcaption className={styles.caption} aria-live="polite" aria-atomic>
          {result && <PredictionResult {...result} />}
          <span className="visually-hidden">
            Slide {index + 1} of {count}:{' '}
          </span>
          <Inline text={step.text} />
          {predictions && predictions.asked > 0 && index === count - 1 && (
            <p className={styles.score}>
              You predicted {predictions.right} of {predictions.asked}.
            </p>
          )}
        </figcaption>
        {codeLines && <CodeLine codeLines={codeLines} name={step.line} />}
        {question && <PredictionQuestion prediction={question} onAnswer={answer} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.controls} onKeyDown={onControlKeyDown}>
        <PlaybackButtons
          playback={playback}
          actions={{ first: () => goTo(0), back: () => goTo(index - 1), toggle, next: goForward }}
          names={{ back: 'Previous step', next: 'Next step' }}
        />
        <StepSlider
          className={styles.jump}
          playback={{ index, count, goTo }}
          valueText={`Step ${index + 1} of ${count}`}
        />
        <SpeedSelect playback={playback} speeds={speeds} />
      </div>
      {table && predictions?.isOn && !isFullScreen && (
        <details className={styles.table}>
          <summary>Fill in the trace table</summary>
          <TraceTableExercise key={JSON.stringify(table)} table={table} />
        </details>
      )}
    </div>
  );
}

interface CodeLineProps {
  readonly codeLines: CodeLines;
  readonly name: string | undefined;
}

/** The line of the program that the slide illustrates, in the selected language. */
function CodeLine({ codeLines, name }: CodeLineProps) {
  const [lang] = useEditorLanguage();
  const code = name === undefined ? undefined : codeLines[name]?.[lang];
  return (
    <div className={styles.codeLine} role="group" aria-label={`Line of the ${langNames[lang]} program`}>
      <HighlightedCode code={code ?? ''} lang={lang} />
      <span aria-hidden>{langNames[lang]}</span>
    </div>
  );
}
