import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

type Color = readonly [lightness: number, chroma: number, hue: number];

/** The opaque OKLCH tokens of a theme. */
function tokensOf(selector: string): Map<string, Color> {
  const block = css.slice(css.indexOf(selector)).split('}', 1)[0] ?? '';
  const matches = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g);
  return new Map([...matches].map(([, name, l, c, h]) => [name ?? '', [Number(l), Number(c), Number(h)]]));
}

/** Relative luminance (WCAG 2) of an OKLCH color, with Ottosson's matrices. Out-of-gamut channels are clamped. */
function luminance([lightness, chroma, hue]: Color): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (x: number) => Math.min(1, Math.max(0, x));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: Color, second: Color): number {
  const [high, low] = [luminance(first), luminance(second)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test.each(['light', 'dark'])('colors the browser like the surface of the %s theme', (theme) => {
  const [lightness, chroma, hue] = tokensOf(`[data-theme='${theme}'] {`).get('surface') ?? [];
  const color = `content="oklch(${lightness} ${chroma} ${hue})" media="(prefers-color-scheme: ${theme})"`;
  expect(readFileSync(new URL('../../index.html', import.meta.url), 'utf8')).toContain(color);
});

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const codeColors = ['text', 'comment', 'keyword', 'string', 'number', 'function', 'type', 'punctuation'];

/** Color pairs and their minimum contrast: 4.5 for text, 3 for control borders. */
const pairs: readonly (readonly [front: string, back: string, minimum: number])[] = [
  ...surfaces.flatMap((back) =>
    ['text', 'text-muted', 'accent', 'good', 'bad', 'warn', 'info'].map(
      (front) => [front, back, 4.5] as const,
    ),
  ),
  ...surfaces.map((back) => ['line-control', back, 3] as const),
  ...['good', 'bad', 'warn', 'info', 'accent'].map((name) => [name, `${name}-soft`, 4.5] as const),
  ...['accent', 'accent-hover'].map((back) => ['accent-text', back, 4.5] as const),
  ...codeColors.map((name) => [`code-${name}`, 'code-surface', 4.5] as const),
];

test.each([
  ['light', "[data-theme='light'] {"],
  ['dark', "[data-theme='dark'] {"],
])('meets the minimum contrast in the %s theme', (_, selector) => {
  const tokens = tokensOf(selector);
  const failures = pairs.flatMap(([front, back, minimum]) => {
    const [foreground, background] = [tokens.get(front), tokens.get(back)];
    if (!foreground || !background) return [`${front} or ${back} is missing`];
    const ratio = contrast(foreground, background);
    return ratio < minimum ? [`${front} on ${back}: ${ratio.toFixed(2)} < ${minimum}`] : [];
  });
  expect(failures).toEqual([]);
});

test('computes the minimum and maximum contrast', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
  expect(contrast([0.5, 0.1, 200], [0.5, 0.1, 200])).toBe(1);
});
