import { useEffect, useRef } from 'react';
import { layoutDiagrams } from '../../../shared/diagrams/scenes.ts';
import { SceneView } from '../../../shared/diagrams/SceneView.tsx';
import { messages } from '../messages.ts';
import { drawCallTree, type Call } from './callTree.ts';
import styles from './CallsPanel.module.css';
import type { Frame } from './recording.ts';

interface CallsPanelProps {
  readonly calls: readonly Call[];
  /** Those of the call tree. */
  readonly recursive: readonly Call[];
  readonly frames: readonly Frame[];
  readonly index: number;
  /** The position of the frame whose variables are drawn. */
  readonly selected: number;
  readonly onSelect: (frame: number) => void;
  readonly onGoTo: (index: number) => void;
}

const maxFrames = 12;

/** The call stack, and the call tree of a recursion. Renders nothing for a program that makes no calls. */
export function CallsPanel({ calls, recursive, frames, index, selected, onSelect, onGoTo }: CallsPanelProps) {
  if (calls.length < 2 && frames.length < 2) return null;
  const hidden = Math.max(0, frames.length - maxFrames);
  const shown = frames.map((frame, i) => ({ frame, i })).slice(hidden);
  return (
    <>
      {recursive.length > 0 && <CallTreeView recursive={recursive} index={index} onGoTo={onGoTo} />}
      <section className={styles.panel} aria-label="Call stack">
        <h3 className={styles.title}>Call stack</h3>
        <ol className={styles.stack}>
          {shown.toReversed().map(({ frame, i }) => (
            <li key={i}>
              <button
                type="button"
                className={styles.frame}
                aria-current={i === selected || undefined}
                onClick={() => onSelect(i)}
              >
                <span className={styles.name}>{frame.name || 'An earlier call'}</span>
                <span className={styles.line}>line {frame.line}</span>
              </button>
            </li>
          ))}
        </ol>
        {hidden > 0 && (
          <p className={styles.more}>
            {hidden.toLocaleString('en-US')} more {hidden === 1 ? 'call' : 'calls'} below
          </p>
        )}
      </section>
    </>
  );
}

type CallTreeViewProps = Pick<CallsPanelProps, 'recursive' | 'index' | 'onGoTo'>;

function CallTreeView({ recursive, index, onGoTo }: CallTreeViewProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => centerCurrentCall(scroller.current));
  const tree = drawCallTree(recursive, index);
  if (!tree) return null;
  const diagram = (root: typeof tree.root) => ({ kind: 'calls' as const, root });
  const [scene] = layoutDiagrams([diagram(tree.root), diagram(tree.full)]);
  const buttons = new Map(
    [...tree.stepOf].map(([key, step]) => [
      `call-${key}`,
      {
        label: `Go to ${recursive.find((call) => call.step === step)?.label ?? 'the call'}`,
        onClick: () => onGoTo(step),
      },
    ]),
  );
  return (
    <section className={styles.panel} aria-label="Calls">
      <h3 className={styles.title}>Calls</h3>
      <div ref={scroller} className={styles.tree} data-scroller>
        {scene && <SceneView scene={scene} label="Call tree" buttons={buttons} isAnimated />}
      </div>
      {!tree.isComplete && <p className={styles.more}>{messages.trace.partOfCalls}</p>}
    </section>
  );
}

/** Scrolls a wide tree to the current call. */
function centerCurrentCall(scroller: HTMLElement | null): void {
  const call = scroller?.querySelector('[data-tone="active"][data-shape]');
  if (!scroller || !call) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), call.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  scroller.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
