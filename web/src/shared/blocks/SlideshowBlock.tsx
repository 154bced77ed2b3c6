import type { Slideshow, Step } from '@dryrun/contracts/lesson-format';
import { predictNext } from '@dryrun/contracts/prediction';
import { Dialog } from 'radix-ui';
import { useContext, useMemo, useRef, useState } from 'react';
import { layoutDiagrams } from '../diagrams/scenes.ts';
import { usePlayback } from '../player/usePlayback.ts';
import { useIsNarrow } from '../useIsNarrow.ts';
import styles from './SlideshowBlock.module.css';
import { SlideshowInput } from './slideshowInput.ts';
import { SlideshowPlayer } from './SlideshowPlayer.tsx';
import { traceTableOf } from './traceTable.ts';
import { CanPredict } from './predictContexts.ts';
import { usePredictions } from './usePredictions.ts';

/** Time to look at the diagram of a step, plus time to read its text. */
const viewMs = 1400;
const readMsPerCharacter = 42;

export function SlideshowBlock({ slideshow }: { readonly slideshow: Slideshow }) {
  const { width, acceptsInput, codeLines } = slideshow;
  const renderInput = useContext(SlideshowInput);
  const [ownSteps, setOwnSteps] = useState<readonly Step[]>();
  const steps = ownSteps ?? slideshow.steps;
  const title = ownSteps ? 'Your input' : slideshow.title;
  const layoutWidth = useIsNarrow() ? 'narrow' : 'wide';
  const scenes = useMemo(
    () =>
      layoutDiagrams(
        steps.map(({ picture }) => picture),
        layoutWidth,
      ),
    [steps, layoutWidth],
  );
  const predictionsAfter = (index: number) => {
    const [before, after] = [steps[index], steps[index + 1]];
    return before && after ? predictNext(before.picture, after.picture) : [];
  };
  const predictions = usePredictions(predictionsAfter);
  const canPredict = useContext(CanPredict);
  const isPredictable = canPredict && steps.some((_, i) => predictionsAfter(i).length > 0);
  const table = useMemo(() => traceTableOf(steps.map(({ picture }) => picture)), [steps]);
  const playback = usePlayback(steps.length, {
    msOf: (index) => viewMs + (steps[index]?.text.length ?? 0) * readMsPerCharacter,
    pauseAt: predictions.ask,
  });
  const [isFullScreen, setFullScreen] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const showSteps = (next: readonly Step[] | undefined) => {
    setOwnSteps(next);
    playback.goTo(0);
    predictions.restart();
  };
  const player = {
    title,
    steps,
    codeLines,
    scenes,
    playback,
    predictions: isPredictable ? predictions : undefined,
    table,
  };
  return (
    <figure ref={figure} className={styles.slideshow} style={{ maxWidth: width }} aria-label={title}>
      {isFullScreen ? (
        <div className={styles.placeholder} style={{ minHeight: (scenes[0]?.height ?? 0) + 180 }} />
      ) : (
        <SlideshowPlayer {...player} isFullScreen={false} onToggleFullScreen={() => setFullScreen(true)} />
      )}
      {acceptsInput && renderInput?.(showSteps)}
      <ol className={styles.printed}>
        {steps.map(({ text }, i) => (
          <li key={i}>{text}</li>
        ))}
      </ol>
      <Dialog.Root open={isFullScreen} onOpenChange={setFullScreen}>
        <Dialog.Portal>
          <Dialog.Content
            className={styles.full}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => focusSlide(event, event.target)}
            onCloseAutoFocus={(event) => focusSlide(event, figure.current)}
          >
            <Dialog.Title className="visually-hidden">{title}</Dialog.Title>
            <SlideshowPlayer {...player} isFullScreen onToggleFullScreen={() => setFullScreen(false)} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </figure>
  );
}

/** Focuses the slide, so that arrow keys work after the dialog opens or closes. */
function focusSlide(event: Event, container: EventTarget | null): void {
  const slide =
    container instanceof Element ? container.querySelector<HTMLElement>('[data-slideshow]') : null;
  if (!slide) return;
  event.preventDefault();
  slide.focus();
}
