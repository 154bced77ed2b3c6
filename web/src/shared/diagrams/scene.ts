import type { Cell, Mark } from '@dryrun/contracts/diagram';

/**
 * A picture laid out: parts with places in pixels, x to the right, y downward. A part that keeps its `key` from one scene
 * to the next glides to its new place.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

/** How a part stands out besides the author's marks: a quiet line, a title, one of the colours of a chart. */
export type Tone =
  Mark | 'plain' | 'faint' | 'series-0' | 'series-1' | 'series-2' | 'series-3' | 'series-4' | 'series-5';

export type Part = Box | Text | Line;

/** A shape with a text in its middle; x and y are its upper left corner. */
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
  /** A second line inside of the first one: the end of a word. */
  readonly isRinged?: boolean;
}

/** A text; y is its middle. */
export interface Text {
  readonly kind: 'text';
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly align: 'start' | 'middle' | 'end';
  /** `index` is small and quiet, `name` the name of a pointer, `title` stands over a picture, `halo` on top of a line. */
  readonly role: 'index' | 'name' | 'title' | 'halo' | 'value';
  readonly tone?: Tone;
}

/** A line as an SVG path. */
export interface Line {
  readonly kind: 'line';
  readonly key: string;
  readonly path: string;
  readonly tone: Tone;
  readonly hasArrow?: boolean;
  readonly isDashed?: boolean;
}

/** The text of a cell; nothing for an empty one. */
export function textOf(cell: Cell): string {
  return cell === null ? '' : String(cell);
}

const codeWidth = 8.6;
const nameWidth = 7;

/** About how wide a text in a box is. */
export function boxTextWidth(text: string): number {
  return [...text].length * codeWidth;
}

/** About how wide a small text is. */
export function nameTextWidth(text: string): number {
  return [...text].length * nameWidth;
}

export const cellHeight = 40;
export const gap = 4;

/** One width for all cells, so that each of the texts fits. */
export function cellWidthOf(texts: Iterable<string>, least = 40): number {
  return Math.max(least, ...[...texts].map((text) => Math.ceil(boxTextWidth(text)) + 18));
}

/** The path of a straight line. */
export function straight(x1: number, y1: number, x2: number, y2: number): string {
  return `M ${round(x1)} ${round(y1)} L ${round(x2)} ${round(y2)}`;
}

/** The path of a line that is bent to its left by `bend` pixels, seen from its beginning. */
export function bent(x1: number, y1: number, x2: number, y2: number, bend: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y2 - y1) / length, -(x2 - x1) / length];
  const [cx, cy] = [(x1 + x2) / 2 + nx * bend * 2, (y1 + y2) / 2 + ny * bend * 2];
  return `M ${round(x1)} ${round(y1)} Q ${round(cx)} ${round(cy)} ${round(x2)} ${round(y2)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The scene moved, its keys under a name of their own. */
export function moved(scene: Scene, dx: number, dy: number, name: string): Part[] {
  return scene.parts.map((part) => {
    const key = `${name}/${part.key}`;
    if (part.kind !== 'line') return { ...part, key, x: part.x + dx, y: part.y + dy };
    return { ...part, key, path: movedPath(part.path, dx, dy) };
  });
}

function movedPath(path: string, dx: number, dy: number): string {
  let isX = false;
  return path.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX;
    return String(round(Number(number) + (isX ? dx : dy)));
  });
}

const titleHeight = 26;

/** The scene under its title, if it has one. */
export function titled(scene: Scene, label: string | undefined): Scene {
  if (label === undefined) return scene;
  const title: Text = { kind: 'text', key: 'title', x: 0, y: 9, text: label, align: 'start', role: 'title' };
  const parts = moved(scene, 0, titleHeight, 'body');
  return {
    width: Math.max(scene.width, nameTextWidth(label)),
    height: scene.height + titleHeight,
    parts: [title, ...parts],
  };
}
