import type { Theme } from '../../../shared/theme.ts';
import { monaco } from './monaco.ts';

/** Monaco's token names and their color variables in theme.css. */
const tokens: readonly (readonly [token: string, property: string])[] = [
  ['', '--code-text'],
  ['comment', '--code-comment'],
  ['keyword', '--code-keyword'],
  ['string', '--code-string'],
  ['string.escape', '--code-number'],
  ['number', '--code-number'],
  ['type', '--code-type'],
  ['annotation', '--code-type'],
  ['tag', '--code-function'],
  ['delimiter', '--code-punctuation'],
  ['operator', '--code-punctuation'],
];

/** Monaco's color names, their color variables in theme.css and their opacities. */
const colors: readonly (readonly [color: string, property: string, opacity?: number])[] = [
  ['editor.background', '--code-surface'],
  ['editor.foreground', '--code-text'],
  ['editorCursor.foreground', '--accent'],
  ['editor.selectionBackground', '--accent', 0.28],
  ['editor.inactiveSelectionBackground', '--accent', 0.16],
  ['editor.wordHighlightBackground', '--accent', 0.12],
  ['editor.wordHighlightStrongBackground', '--accent', 0.18],
  ['editor.lineHighlightBackground', '--text', 0.035],
  ['editor.lineHighlightBorder', '--text', 0],
  ['editorLineNumber.foreground', '--text-muted'],
  ['editorLineNumber.activeForeground', '--text'],
  ['editorIndentGuide.background1', '--line'],
  ['editorIndentGuide.activeBackground1', '--line-control'],
  ['editorBracketMatch.background', '--accent', 0.18],
  ['editorBracketMatch.border', '--accent', 0],
  ['editorError.foreground', '--bad'],
  ['editorWarning.foreground', '--warn'],
  ['editorWidget.background', '--surface-raised'],
  ['editorWidget.foreground', '--text'],
  ['editorWidget.border', '--line'],
  ['editorHoverWidget.background', '--surface-raised'],
  ['editorHoverWidget.border', '--line'],
  ['editorSuggestWidget.background', '--surface-raised'],
  ['editorSuggestWidget.border', '--line'],
  ['editorSuggestWidget.selectedBackground', '--accent-soft'],
  ['editorSuggestWidget.selectedForeground', '--text'],
  ['editorSuggestWidget.highlightForeground', '--accent'],
  ['editorSuggestWidget.focusHighlightForeground', '--accent'],
  ['editorGutter.background', '--code-surface'],
  ['scrollbar.shadow', '--text', 0],
  ['scrollbarSlider.background', '--line-control', 0.35],
  ['scrollbarSlider.hoverBackground', '--line-control', 0.55],
  ['scrollbarSlider.activeBackground', '--line-control', 0.7],
  ['focusBorder', '--accent'],
  ['menu.background', '--surface-raised'],
  ['menu.foreground', '--text'],
  ['menu.selectionBackground', '--accent-soft'],
  ['menu.selectionForeground', '--text'],
  ['input.background', '--surface'],
  ['input.foreground', '--text'],
  ['input.border', '--line-control'],
];

/** Defines a Monaco theme from the page's current color variables and returns its name. */
export function defineTheme(theme: Theme): string {
  const name = `dry-run-${theme}`;
  const style = getComputedStyle(document.documentElement);
  const hex = createHexConverter();
  monaco.editor.defineTheme(name, {
    base: theme === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: tokens.map(([token, property]) => ({
      token,
      foreground: hex(style.getPropertyValue(property)).slice(1, 7),
    })),
    colors: Object.fromEntries(
      colors.map(([color, property, opacity]) => [color, hex(style.getPropertyValue(property), opacity)]),
    ),
  });
  return name;
}

/** Converts any CSS color, such as OKLCH, to #rrggbbaa by painting a pixel on a canvas. */
function createHexConverter(): (color: string, opacity?: number) => string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (color, opacity = 1) => {
    if (!context) return '#808080';
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue, Math.round(opacity * 255)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  };
}
