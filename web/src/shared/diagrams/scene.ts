import type { Cell, Mark } from '@dryrun/contracts/diagram';

/** The layout of a diagram in pixels. Parts that keep their `key` between scenes are animated. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

/** The style of a part: a mark set by the author, or a neutral or chart series style. */
export type Tone =
  Mark | 'plain' | 'faint' | 'series-0' | 'series-1' | 'series-2' | 'series-3' | 'series-4' | 'series-5';

export type Part = Box | Text | Line;

/** A shape with a centered text. `x` and `y` are its top left corner. */
export interface Box {
  readonly kind: 'box';
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text?: string;
  readonly tone: Tone;
  readonly shape: 'cell' | 'circle' | 'pill' | 'bar';
  readonly isRinged?: boolean;
}

/** A text. `y` is its vertical center. */
export interface Text {
  readonly kind: 'text';
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly align: 'start' | 'middle' | 'end';
  /** `index` is small and muted, `name` labels a pointer, `title` is above a diagram, `halo` covers a line. */
  readonly role: 'index' | 'name' | 'title' | 'halo' | 'value';
  readonly tone?: Tone;
}

export interface Line {
  readonly kind: 'line';
  readonly key: string;
  readonly path: string;
  readonly tone: Tone;
  readonly hasArrow?: boolean;
  readonly isDashed?: boolean;
}

/** The text of a cell; an empty string for null. */
export function textOf(cell: Cell): string {
  return cell === null ? '' : String(cell);
}

const codeCharWidth = 8.6;
const nameCharWidth = 7;

export function boxTextWidth(text: string): number {
  return [...text].length * codeCharWidth;
}

/** Approximate width of a small text. */
export function nameTextWidth(text: string): number {
  return [...text].length * nameCharWidth;
}

export const cellHeight = 40;
export const gap = 4;

export function cellWidthOf(texts: Iterable<string>, minimum = 40): number {
  return Math.max(minimum, ...[...texts].map((text) => Math.ceil(boxTextWidth(text)) + 18));
}

export function straightPath(x1: number, y1: number, x2: number, y2: number): string {
  return `M ${round(x1)} ${round(y1)} L ${round(x2)} ${round(y2)}`;
}

/** The path of a curve that deviates `bend` pixels to the left, seen from its start. */
export function curvedPath(x1: number, y1: number, x2: number, y2: number, bend: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y2 - y1) / length, -(x2 - x1) / length];
  const [cx, cy] = [(x1 + x2) / 2 + nx * bend * 2, (y1 + y2) / 2 + ny * bend * 2];
  return `M ${round(x1)} ${round(y1)} Q ${round(cx)} ${round(cy)} ${round(x2)} ${round(y2)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function translate(scene: Scene, dx: number, dy: number, prefix: string): Part[] {
  return scene.parts.map((part) => {
    const key = `${prefix}/${part.key}`;
    if (part.kind !== 'line') return { ...part, key, x: part.x + dx, y: part.y + dy };
    return { ...part, key, path: translatePath(part.path, dx, dy) };
  });
}

function translatePath(path: string, dx: number, dy: number): string {
  let isX = false;
  return path.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX;
    return String(round(Number(number) + (isX ? dx : dy)));
  });
}

const titleHeight = 26;

export function withTitle(scene: Scene, label: string | undefined): Scene {
  if (label === undefined) return scene;
  const title: Text = { kind: 'text', key: 'title', x: 0, y: 9, text: label, align: 'start', role: 'title' };
  const parts = translate(scene, 0, titleHeight, 'body');
  return {
    width: Math.max(scene.width, nameTextWidth(label)),
    height: scene.height + titleHeight,
    parts: [title, ...parts],
  };
}
