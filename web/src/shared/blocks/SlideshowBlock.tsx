import type { Slideshow } from '@dryrun/contracts/lesson-format';
import { Dialog } from 'radix-ui';
import { useMemo, useRef, useState } from 'react';
import { scenesOf } from '../diagrams/scenes.ts';
import { useIsNarrow } from '../useIsNarrow.ts';
import styles from './SlideshowBlock.module.css';
import { SlideshowPlayer } from './SlideshowPlayer.tsx';
import { usePlayback } from './usePlayback.ts';

/** A step-through: a picture and a sentence for each step, moved by the reader. It can fill the screen. */
export function SlideshowBlock({ slideshow }: { readonly slideshow: Slideshow }) {
  const { steps, title, width } = slideshow;
  const room = useIsNarrow() ? 'narrow' : 'usual';
  const scenes = useMemo(
    () =>
      scenesOf(
        steps.map(({ picture }) => picture),
        room,
      ),
    [steps, room],
  );
  const playback = usePlayback(steps);
  const [isFull, setFull] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const player = { slideshow, scenes, playback };
  return (
    <figure ref={figure} className={styles.slideshow} style={{ maxWidth: width }} aria-label={title}>
      {isFull ? (
        <div className={styles.elsewhere} style={{ minHeight: (scenes[0]?.height ?? 0) + 180 }} />
      ) : (
        <SlideshowPlayer {...player} isFull={false} onFull={() => setFull(true)} />
      )}
      <ol className={styles.printed}>
        {steps.map(({ text }, i) => (
          <li key={i}>{text}</li>
        ))}
      </ol>
      <Dialog.Root open={isFull} onOpenChange={setFull}>
        <Dialog.Portal>
          <Dialog.Content
            className={styles.full}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => focusStage(event, event.target)}
            onCloseAutoFocus={(event) => focusStage(event, figure.current)}
          >
            <Dialog.Title className="visually-hidden">{title}</Dialog.Title>
            <SlideshowPlayer {...player} isFull onFull={() => setFull(false)} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </figure>
  );
}

/** The arrows work at once, in the dialog and again in the page. */
function focusStage(event: Event, around: EventTarget | null): void {
  const stage = around instanceof Element ? around.querySelector<HTMLElement>('[data-stage]') : null;
  if (!stage) return;
  event.preventDefault();
  stage.focus();
}
