import type { Slideshow } from '@dryrun/contracts/lesson-format';
import { Dialog } from 'radix-ui';
import { useMemo, useRef, useState } from 'react';
import { layoutDiagrams } from '../diagrams/scenes.ts';
import { useIsNarrow } from '../useIsNarrow.ts';
import styles from './SlideshowBlock.module.css';
import { SlideshowPlayer } from './SlideshowPlayer.tsx';
import { usePlayback } from './usePlayback.ts';

export function SlideshowBlock({ slideshow }: { readonly slideshow: Slideshow }) {
  const { steps, title, width } = slideshow;
  const layoutWidth = useIsNarrow() ? 'narrow' : 'wide';
  const scenes = useMemo(
    () =>
      layoutDiagrams(
        steps.map(({ picture }) => picture),
        layoutWidth,
      ),
    [steps, layoutWidth],
  );
  const playback = usePlayback(steps);
  const [isFullScreen, setFullScreen] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const player = { slideshow, scenes, playback };
  return (
    <figure ref={figure} className={styles.slideshow} style={{ maxWidth: width }} aria-label={title}>
      {isFullScreen ? (
        <div className={styles.placeholder} style={{ minHeight: (scenes[0]?.height ?? 0) + 180 }} />
      ) : (
        <SlideshowPlayer {...player} isFullScreen={false} onToggleFullScreen={() => setFullScreen(true)} />
      )}
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
