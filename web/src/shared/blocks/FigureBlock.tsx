import type { Figure } from '@dryrun/contracts/lesson-format';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { Inline } from '../markdown/Inline.tsx';
import { layoutDiagrams } from '../diagrams/scenes.ts';
import { SceneView } from '../diagrams/SceneView.tsx';
import { useIsNarrow } from '../useIsNarrow.ts';
import styles from './FigureBlock.module.css';

export function FigureBlock({ figure: { alt, caption, picture } }: { readonly figure: Figure }) {
  const width = useIsNarrow() ? 'narrow' : 'wide';
  const scene = useMemo(() => layoutDiagrams([picture], width)[0], [picture, width]);
  return (
    <figure className={styles.figure}>
      <div className={clsx('scroll-edge', styles.scroller)} tabIndex={0} role="group" aria-label="Diagram">
        {scene && <SceneView scene={scene} label={alt} />}
      </div>
      {caption !== undefined && (
        <figcaption className={styles.caption}>
          <Inline text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
