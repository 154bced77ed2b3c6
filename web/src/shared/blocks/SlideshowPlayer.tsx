import type { Slideshow } from '@dryrun/contracts/lesson-format';
import { ChevronLeft, ChevronRight, Maximize, Minimize, Pause, Play, SkipBack } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Inline } from '../markdown/Inline.tsx';
import { describeDiagram } from '../diagrams/describe.ts';
import type { Scene } from '../diagrams/scene.ts';
import { SceneView } from '../diagrams/SceneView.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useSwipe } from '../useSwipe.ts';
import styles from './SlideshowBlock.module.css';
import { speeds, type Playback, type Speed } from './usePlayback.ts';

interface SlideshowPlayerProps {
  readonly slideshow: Slideshow;
  readonly scenes: readonly Scene[];
  readonly playback: Playback;
  readonly isFullScreen: boolean;
  readonly onToggleFullScreen: () => void;
}

/** The current slide with its text and controls. Arrows, Home and End navigate, Space plays and pauses. */
export function SlideshowPlayer({
  slideshow,
  scenes,
  playback,
  isFullScreen,
  onToggleFullScreen,
}: SlideshowPlayerProps) {
  const { index, count, isPlaying, goTo, toggle, speed, setSpeed } = playback;
  const step = slideshow.steps[index];
  const scene = scenes[index];
  const swipe = useSwipe((direction) => goTo(index + direction));

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ArrowRight: () => goTo(index + 1),
      ArrowDown: () => goTo(index + 1),
      ArrowLeft: () => goTo(index - 1),
      ArrowUp: () => goTo(index - 1),
      Home: () => goTo(0),
      End: () => goTo(count - 1),
      ' ': toggle,
    };
    const action = keys[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  // Left and Right also navigate while a button has the focus. Other keys keep their default behavior.
  const onControlKeyDown = (event: KeyboardEvent) => {
    const isNavigation = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    if (isNavigation && event.target instanceof HTMLButtonElement) onKeyDown(event);
  };

  if (!step || !scene) return null;
  return (
    <div className={styles.player} data-full={isFullScreen || undefined}>
      <header className={styles.header}>
        <span className={styles.title}>{slideshow.title}</span>
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
        aria-label={`${slideshow.title}. Slide ${index + 1} of ${count}`}
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
      <figcaption className={styles.caption} aria-live="polite" aria-atomic>
        <span className="visually-hidden">
          Slide {index + 1} of {count}:{' '}
        </span>
        <Inline text={step.text} />
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.controls} onKeyDown={onControlKeyDown}>
        <IconButton
          label="First step"
          icon={<SkipBack size={16} aria-hidden />}
          aria-disabled={index === 0}
          onClick={() => goTo(0)}
        />
        <IconButton
          label="Previous step"
          icon={<ChevronLeft size={18} aria-hidden />}
          aria-disabled={index === 0}
          onClick={() => goTo(index - 1)}
        />
        <IconButton
          className={styles.play}
          label={isPlaying ? 'Pause' : 'Play'}
          icon={isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          onClick={toggle}
        />
        <IconButton
          label="Next step"
          icon={<ChevronRight size={18} aria-hidden />}
          aria-disabled={index === count - 1}
          onClick={() => goTo(index + 1)}
        />
        <input
          className={styles.jump}
          type="range"
          min={1}
          max={count}
          value={index + 1}
          aria-label="Step"
          aria-valuetext={`Step ${index + 1} of ${count}`}
          style={{ '--share': count > 1 ? index / (count - 1) : 0 } as object}
          onChange={(event) => goTo(Number(event.target.value) - 1)}
        />
        <select
          className={styles.speed}
          aria-label="Speed"
          value={speed}
          onChange={(event) => setSpeed(Number(event.target.value) as Speed)}
        >
          {speeds.map((value) => (
            <option key={value} value={value}>
              {value}×
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
