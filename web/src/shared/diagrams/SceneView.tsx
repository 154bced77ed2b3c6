import { useId, type CSSProperties } from 'react';
import type { Box, Line, Part, Scene, Text, Tone } from './scene.ts';
import styles from './SceneView.module.css';

interface SceneViewProps {
  readonly scene: Scene;
  readonly label: string;
  /** Animates parts that keep their key between scenes. */
  readonly isAnimated?: boolean;
  /** CSS pixels per scene unit, if there is enough space. */
  readonly zoom?: number;
  /** Makes boxes that have a label here into buttons. The keys are those of the parts. */
  readonly buttons?: ReadonlyMap<string, { readonly label: string; readonly onClick: () => void }>;
}

/** Keeps the smallest text, of 11 units, at about 10 CSS pixels. Larger scenes scroll. */
const minScale = 0.92;

/** Renders a scene as SVG in theme colors. It shrinks with its container down to a readable size. */
export function SceneView({
  scene: { width, height, parts },
  label,
  isAnimated = false,
  zoom = 1,
  buttons,
}: SceneViewProps) {
  const id = useId();
  const size = { width: width + 4, height: height + 4 };
  const arrowTones = [
    ...new Set(parts.flatMap((part) => (part.kind === 'line' && part.hasArrow ? [part.tone] : []))),
  ];
  return (
    <svg
      className={styles.scene}
      data-animated={isAnimated || undefined}
      role={buttons ? 'group' : 'img'}
      aria-label={label}
      viewBox={`-2 -2 ${size.width} ${size.height}`}
      width={size.width * zoom}
      style={{ minWidth: Math.min(size.width, Math.max(300, size.width * minScale)) }}
    >
      <defs>
        {arrowTones.map((tone) => (
          <ArrowHead key={tone} id={`${id}-${tone}`} tone={tone} />
        ))}
      </defs>
      {parts.map((part) => {
        const button = buttons?.get(part.key);
        const view = <PartView key={part.key} part={part} arrowId={id} />;
        return button ? (
          <g
            key={part.key}
            className={styles.button}
            role="button"
            tabIndex={0}
            aria-label={button.label}
            onClick={button.onClick}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              button.onClick();
            }}
          >
            {view}
          </g>
        ) : (
          view
        );
      })}
    </svg>
  );
}

function ArrowHead({ id, tone }: { readonly id: string; readonly tone: Tone }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path className={styles.head} data-tone={tone} d="M 0.8 0.8 L 7.2 4 L 0.8 7.2 z" />
    </marker>
  );
}

function PartView({ part, arrowId }: { readonly part: Part; readonly arrowId: string }) {
  switch (part.kind) {
    case 'box':
      return <BoxView box={part} />;
    case 'text':
      return <TextView text={part} />;
    case 'line':
      return <LineView line={part} arrowId={arrowId} />;
  }
}

const at = (x: number, y: number): CSSProperties => ({ transform: `translate(${x}px, ${y}px)` });

function BoxView({ box }: { readonly box: Box }) {
  const { x, y, width, height, text, tone, shape, isRinged } = box;
  const radius = { cell: 7, bar: 4, circle: height / 2, pill: height / 2 }[shape];
  const isLong = text !== undefined && text.length * 8.6 > width - 6;
  return (
    <g className={styles.box} data-tone={tone} data-shape={shape} style={at(x, y)}>
      <rect
        className={styles.shape}
        style={{ width, height, rx: radius }}
        width={width}
        height={height}
        rx={radius}
      />
      {isRinged && <circle className={styles.ring} cx={width / 2} cy={height / 2} r={height / 2 - 3.5} />}
      {text !== undefined && text !== '' && (
        <text className={styles.value} x={width / 2} y={height / 2} data-small={isLong || undefined}>
          {text}
        </text>
      )}
      {(tone === 'good' || tone === 'bad') && shape !== 'bar' && (
        <g
          className={styles.badge}
          style={at(width - (shape === 'circle' ? 6 : 3), shape === 'circle' ? 6 : 3)}
        >
          <circle r="6.5" />
          <path
            d={
              tone === 'good'
                ? 'M -2.8 0.2 L -0.8 2.2 L 2.8 -2'
                : 'M -2.2 -2.2 L 2.2 2.2 M 2.2 -2.2 L -2.2 2.2'
            }
          />
        </g>
      )}
    </g>
  );
}

const anchors = { start: 'start', middle: 'middle', end: 'end' } as const;

function TextView({ text: { x, y, text, align, role, tone } }: { readonly text: Text }) {
  return (
    <g className={styles.textPlace} style={at(x, y)}>
      <text className={styles.text} data-role={role} data-tone={tone} textAnchor={anchors[align]}>
        {text}
      </text>
    </g>
  );
}

function LineView({
  line: { path, tone, hasArrow, isDashed },
  arrowId,
}: {
  readonly line: Line;
  readonly arrowId: string;
}) {
  return (
    <path
      className={styles.line}
      data-tone={tone}
      data-dashed={isDashed || undefined}
      d={path}
      style={{ d: `path("${path}")` }}
      markerEnd={hasArrow ? `url(#${arrowId}-${tone})` : undefined}
    />
  );
}
