import type { DiagramOf } from '@dryrun/contracts/diagram';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { describeDiagram } from '../../../shared/diagrams/describe.ts';
import { layoutDiagrams } from '../../../shared/diagrams/scenes.ts';
import { SceneView } from '../../../shared/diagrams/SceneView.tsx';
import type { Picture } from './drawing.ts';
import styles from './PictureList.module.css';

const maxOpen = 8;

interface PictureListProps {
  readonly pictures: readonly Picture[];
  readonly isAnimated: boolean;
  readonly scrollsToChange: boolean;
}

/** The variables as diagrams. `scrollsToChange` keeps a diagram that changed in view. */
export function PictureList({ pictures, isAnimated, scrollsToChange }: PictureListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!scrollsToChange) return;
    const changed = list.current?.querySelector('[data-changed]:not([data-kind="variables"])');
    const part = changed?.querySelector('[data-tone="active"]') ?? changed;
    part?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const hidden = pictures.slice(maxOpen);
  const views = (shown: readonly Picture[]) =>
    shown.map((picture) => <PictureView key={picture.key} picture={picture} isAnimated={isAnimated} />);
  return (
    <div ref={list} className={styles.list}>
      {views(pictures.slice(0, maxOpen))}
      {hidden.length > 0 && (
        <details>
          <summary className={styles.more}>{hidden.length} more</summary>
          <div className={styles.list}>{views(hidden)}</div>
        </details>
      )}
    </div>
  );
}

interface PictureViewProps {
  readonly picture: Picture;
  readonly isAnimated: boolean;
}

const PictureView = memo(
  function PictureView({ picture: { diagram, isChanged, isInline, note }, isAnimated }: PictureViewProps) {
    const [scene] = layoutDiagrams(diagram.kind === 'array' ? [diagram, withPointers(diagram)] : [diagram]);
    return (
      <figure
        className={styles.picture}
        data-changed={isChanged || undefined}
        data-kind={diagram.kind}
        data-inline={isInline || undefined}
      >
        <Scroller>
          {scene && <SceneView scene={scene} label={describeDiagram(diagram)} isAnimated={isAnimated} />}
        </Scroller>
        {note !== undefined && <figcaption className={styles.note}>{note}</figcaption>}
      </figure>
    );
  },
  (before, after) =>
    before.isAnimated === after.isAnimated &&
    JSON.stringify(before.picture) === JSON.stringify(after.picture),
);

/** Scrolls a diagram that is wider than the viewer, also by keyboard. */
function Scroller({ children }: { readonly children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrollable(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }); // the diagram's width may change with each step
  const group = isScrollable ? { tabIndex: 0, role: 'group', 'aria-label': 'Diagram' } : {};
  return (
    <div ref={scroller} className={styles.diagram} data-scroller {...group}>
      {children}
    </div>
  );
}

/** The same array with all its pointers side by side, which reserves the height that they need at most. */
function withPointers(diagram: DiagramOf<'array'>): DiagramOf<'array'> {
  const names = Object.keys(diagram.pointers ?? {});
  return { ...diagram, pointers: Object.fromEntries(names.map((name, i) => [name, i])) };
}
