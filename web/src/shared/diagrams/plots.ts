import type { DiagramOf } from '@dryrun/contracts/diagram';
import { curveMonotoneX, line } from 'd3-shape';
import { nameTextWidth, round, straightPath, withTitle, type Part, type Scene, type Tone } from './scene.ts';

const plot = { width: 400, height: 240, left: 26, bottom: 24 };

export function chartScene(diagram: DiagramOf<'chart'>): Scene {
  const { series, xLabel, yLabel, yMax } = diagram;
  const points = series.flatMap((curve) => curve.points);
  const [x0, x1] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const y1 = yMax ?? Math.max(...points.map(([, y]) => y));
  const y0 = Math.min(0, ...points.map(([, y]) => y));
  const px = (x: number) => round(plot.left + ((x - x0) / (x1 - x0 || 1)) * plot.width);
  const py = (y: number) => round(8 + (1 - (y - y0) / (y1 - y0 || 1)) * plot.height);
  const toneOf = (i: number): Tone => series[i]?.mark ?? (`series-${i % 6}` as Tone);

  const ends = series.map((curve, i) => {
    const visiblePoints = clipAt(curve.points, y1);
    const [x, y] = visiblePoints.at(-1) ?? [x1, y0];
    return { i, label: curve.label, visiblePoints, x: px(x), y: py(y) };
  });
  const labels = separateLabels(ends.map(({ i, label, x, y }) => ({ i, label, x: x + 8, y })));
  const parts: Part[] = [
    {
      kind: 'line',
      key: 'y-axis',
      path: straightPath(plot.left, plot.height + 8, plot.left, 2),
      tone: 'faint',
      hasArrow: true,
    },
    {
      kind: 'line',
      key: 'x-axis',
      path: straightPath(plot.left, plot.height + 8, plot.left + plot.width + 10, plot.height + 8),
      tone: 'faint',
      hasArrow: true,
    },
    { kind: 'text', key: 'y-label', x: plot.left + 8, y: 8, text: yLabel, align: 'start', role: 'index' },
    {
      kind: 'text',
      key: 'x-label',
      x: plot.left + plot.width,
      y: plot.height + 24,
      text: xLabel,
      align: 'end',
      role: 'index',
    },
    ...ends.map(({ i, visiblePoints }): Part => {
      const path = smoothPath(visiblePoints.map(([x, y]) => [px(x), py(y)])) ?? '';
      return { kind: 'line', key: `curve-${i}`, path, tone: toneOf(i) };
    }),
    ...labels.map(({ i, label, x, y }): Part => ({
      kind: 'text',
      key: `name-${i}`,
      x,
      y,
      text: label,
      align: 'start',
      role: 'halo',
      tone: toneOf(i),
    })),
  ];
  const right = Math.max(
    ...labels.map(({ label, x }) => x + nameTextWidth(label) + 6),
    plot.left + plot.width + 14,
  );
  return withTitle({ width: right, height: plot.height + 8 + plot.bottom, parts }, diagram.label);
}

type Point = readonly [number, number];

const smoothPath = line().curve(curveMonotoneX).digits(1);

function clipAt(points: readonly Point[], maxY: number): readonly Point[] {
  const firstAbove = points.findIndex(([, y]) => y > maxY);
  if (firstAbove === -1) return points;
  const [before, after] = [points[firstAbove - 1], points[firstAbove]];
  if (!before || !after) return points.slice(0, 1);
  const share = (maxY - before[1]) / (after[1] - before[1] || 1);
  return [...points.slice(0, firstAbove), [before[0] + share * (after[0] - before[0]), maxY]];
}

interface EndLabel {
  readonly i: number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

function separateLabels(labels: readonly EndLabel[]): EndLabel[] {
  const placed: EndLabel[] = [];
  for (const endLabel of [...labels].sort((a, b) => b.y - a.y || a.x - b.x)) {
    let { y } = endLabel;
    const overlaps = (other: EndLabel) =>
      Math.abs(other.y - y) < 16 &&
      endLabel.x < other.x + nameTextWidth(other.label) &&
      other.x < endLabel.x + nameTextWidth(endLabel.label);
    for (let below = placed.find(overlaps); below; below = placed.find(overlaps)) y = below.y - 16;
    placed.push({ ...endLabel, y });
  }
  const above = Math.min(0, ...placed.map(({ y }) => y - 8));
  return placed.map((endLabel) => ({ ...endLabel, y: endLabel.y - above }));
}

const laneHeight = 30;
const axisWidth = 460;

export function intervalsScene(
  diagram: DiagramOf<'intervals'>,
  steps: readonly DiagramOf<'intervals'>[],
): Scene {
  const { intervals, sweep } = diagram;
  const ends = steps.flatMap((step) => [
    ...step.intervals.flatMap(({ from, to }) => [from, to]),
    ...(step.sweep === undefined ? [] : [step.sweep]),
  ]);
  const [first, last] = [Math.min(...ends, Infinity), Math.max(...ends, -Infinity)];
  const px = (value: number) => 14 + ((value - first) / (last - first || 1)) * axisWidth;
  const laneCount = Math.max(1, ...steps.map((step) => step.intervals.length));
  const bottom = laneCount * laneHeight + 4;
  const parts: Part[] = [
    { kind: 'line', key: 'axis', path: straightPath(4, bottom, axisWidth + 24, bottom), tone: 'faint' },
    ...ticks(ends, px).map((value): Part => ({
      kind: 'text',
      key: `tick-${value}`,
      x: px(value),
      y: bottom + 12,
      text: String(value),
      align: 'middle',
      role: 'index',
    })),
    ...intervals.map(({ from, to, label, mark }, i): Part => {
      const width = Math.max(8, px(to) - px(from));
      const box = {
        kind: 'box',
        key: `interval-${label ?? i}`,
        x: px(from),
        y: i * laneHeight,
        width,
        height: laneHeight - 8,
      } as const;
      return { ...box, text: label ?? '', tone: mark ?? 'plain', shape: 'bar' };
    }),
  ];
  if (sweep !== undefined) {
    parts.push({
      kind: 'line',
      key: 'sweep',
      path: straightPath(px(sweep), 0, px(sweep), bottom),
      tone: 'active',
      isDashed: true,
    });
  }
  return withTitle({ width: axisWidth + 32, height: bottom + 22, parts }, diagram.label);
}

function ticks(ends: readonly number[], px: (value: number) => number): number[] {
  const values: number[] = [];
  for (const value of [...new Set(ends)].filter(Number.isFinite).sort((a, b) => a - b)) {
    const previous = values.at(-1);
    if (previous === undefined || px(value) - px(previous) >= nameTextWidth(String(value)) + 6)
      values.push(value);
  }
  return values;
}
