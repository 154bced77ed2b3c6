import type { Fit } from '@dryrun/contracts/code';
import type { GrowthClass } from '@dryrun/contracts/growth';
import { useId } from 'react';
import { fittedCurve, growthNames, ticksUpTo } from './growth.ts';
import styles from './GrowthPlot.module.css';

interface GrowthPlotProps {
  readonly title: string;
  readonly unit: string;
  /** Meaning of `n`, such as "length of nums". */
  readonly n: string;
  readonly points: readonly (readonly [n: number, value: number])[];
  readonly fit: Fit | undefined;
  readonly claimed: GrowthClass | undefined;
}

const box = { width: 440, height: 250, left: 52, right: 14, top: 12, bottom: 42 };
const curveSteps = 60;

export function GrowthPlot({ title, unit, n, points, fit, claimed }: GrowthPlotProps) {
  const clipId = useId();
  const yTicks = ticksUpTo(Math.max(...points.map(([, value]) => value)) * 1.04);
  const maxN = Math.max(...points.map(([size]) => size));
  const xTicks = ticksUpTo(maxN).filter((tick) => tick <= maxN);
  const yMax = yTicks.at(-1) ?? 1;
  const toX = (x: number) => box.left + (x / maxN) * (box.width - box.left - box.right);
  const toY = (y: number) => box.height - box.bottom - (y / yMax) * (box.height - box.top - box.bottom);
  const pathOf = (growth: GrowthClass | undefined): string | undefined => {
    const curve = growth && fittedCurve(fit, growth);
    if (!curve) return undefined;
    const xs = Array.from({ length: curveSteps + 1 }, (_, i) => (i / curveSteps) * maxN);
    return `M${xs.map((x) => `${toX(x).toFixed(1)},${toY(Math.min(curve(x), yMax * 1.2)).toFixed(1)}`).join('L')}`;
  };
  const fittedPath = pathOf(fit?.best);
  const claimedPath = claimed !== fit?.best ? pathOf(claimed) : undefined;
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.title}>
        {title} <span className={styles.unit}>in {unit}</span>
      </figcaption>
      <svg
        className={styles.svg}
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={describe({ title, unit, n, points, fit })}
      >
        <clipPath id={clipId}>
          <rect
            x={box.left}
            y={box.top - 6}
            width={box.width}
            height={box.height - box.bottom - box.top + 6}
          />
        </clipPath>
        {yTicks.map((tick) => (
          <g key={tick}>
            <line
              className={styles.grid}
              x1={box.left}
              x2={box.width - box.right}
              y1={toY(tick)}
              y2={toY(tick)}
            />
            <text className={styles.tick} x={box.left - 8} y={toY(tick) + 4} textAnchor="end">
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {xTicks.map((tick) => (
          <text
            key={tick}
            className={styles.tick}
            x={toX(tick)}
            y={box.height - box.bottom + 18}
            textAnchor="middle"
          >
            {formatTick(tick)}
          </text>
        ))}
        <text
          className={styles.axis}
          x={(box.left + box.width - box.right) / 2}
          y={box.height - 4}
          textAnchor="middle"
        >
          n, {n}
        </text>
        <g clipPath={`url(#${clipId})`}>
          {claimedPath && <path className={styles.claimed} d={claimedPath} />}
          {fittedPath && <path className={styles.fitted} d={fittedPath} />}
        </g>
        {points.map(([size, value]) => (
          <circle key={size} className={styles.point} cx={toX(size)} cy={toY(value)} r={3.5} />
        ))}
      </svg>
      <ul className={styles.legend} aria-hidden>
        <li>
          <span className={styles.dot} /> measured
        </li>
        {fit && fittedPath && (
          <li>
            <span className={styles.line} /> best fit {growthNames[fit.best]}
          </li>
        )}
        {claimed && claimedPath && (
          <li>
            <span className={styles.dashes} /> guess {growthNames[claimed]}
          </li>
        )}
      </ul>
    </figure>
  );
}

function formatTick(value: number): string {
  if (value >= 1e6) return `${value / 1e6}M`;
  return value >= 10_000 ? `${value / 1000}k` : String(value);
}

function describe({ title, unit, n, points, fit }: Omit<GrowthPlotProps, 'claimed'>): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return `${title}: nothing was measured.`;
  const range = `from ${first[1]} ${unit} at n = ${first[0]} to ${last[1]} ${unit} at n = ${last[0]}, where n is ${n}`;
  return `${title} grows ${range}.${fit ? ` ${growthNames[fit.best]} fits best.` : ''}`;
}
