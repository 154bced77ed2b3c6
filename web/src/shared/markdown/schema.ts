import type { Element, Root } from 'hast';
import type { Options as Schema } from 'rehype-sanitize';
import { visit } from 'unist-util-visit';

/** A style with plain values only: no functions, so nothing is loaded, and nothing leaves its place. */
const plainStyle =
  /^(?:\s*(?:color|background-color|font-weight|font-style|text-align|text-decoration|white-space|width|max-width)\s*:\s*[#\w\s.%-]+;?)*\s*$/;

/** Footnotes have ids of this form; an author's id never, so it cannot stand in for one of the page. */
const footnoteId: [string, RegExp] = ['id', /^user-content-fn/];

type Allowed = Readonly<Record<string, NonNullable<Schema['attributes']>[string]>>;

/**
 * What authored markdown may contain: element -> attributes. Everything else is dropped, its text kept; scripts
 * and styles lose their text too.
 */
const inTexts: Allowed = {
  a: ['href', 'title', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel', footnoteId],
  b: [],
  blockquote: [],
  br: [],
  code: [['className', /^(?:language-[\w+#-]+|math-inline|math-display)$/]],
  del: [],
  details: ['open'],
  em: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  i: [],
  img: ['src', 'alt', 'title', 'width', 'height'],
  input: [
    ['type', 'checkbox'],
    ['disabled', true],
    ['checked', true],
  ],
  kbd: [],
  li: [footnoteId],
  ol: ['start'],
  p: ['dataCalloutTitle'],
  pre: [],
  section: ['dataFootnotes', ['dataCallout', 'note', 'tip', 'warning']],
  span: [['style', plainStyle]],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['align', 'colSpan', 'rowSpan'],
  th: ['align', 'colSpan', 'rowSpan', 'scope'],
  thead: [],
  tr: [],
  ul: [],
};

/** What the texts of quizzes, steps and captions may contain: words, and of HTML `sup` and `div` with a style. */
const inLabels: Allowed = {
  code: [['className', /^(?:language-math|math-inline|math-display)$/]],
  div: [['style', plainStyle]],
  em: [],
  p: [],
  strong: [],
  sup: [],
};

function rule(allowed: Allowed): Schema {
  return {
    tagNames: Object.keys(allowed),
    attributes: { ...allowed },
    protocols: { href: ['https', 'http', 'mailto'], src: ['https'] },
    required: { input: { type: 'checkbox', disabled: true } },
    ancestors: Object.fromEntries(['tbody', 'td', 'th', 'thead', 'tr'].map((tag) => [tag, ['table']])),
    strip: [
      'script',
      'style',
      'template',
      'iframe',
      'object',
      'noscript',
      'textarea',
      'title',
      'svg',
      'math',
    ],
    clobber: [],
  };
}

/** The rule for rehype-sanitize in texts; `unstyleOutsideCells` belongs to it. */
export const schema: Schema = rule(inTexts);

/** The rule for rehype-sanitize in the labels of quizzes and pictures. */
export const labelSchema: Schema = rule(inLabels);

/** A rehype plugin: a `span` keeps its style in table cells only (specification, section 5). */
export function unstyleOutsideCells() {
  return (tree: Root): void => {
    const inCells = new Set<Element>();
    visit(tree, 'element', (cell) => {
      if (/^t[dh]$/.test(cell.tagName)) visit(cell, 'element', (inner) => void inCells.add(inner));
    });
    visit(tree, 'element', (node) => {
      if (node.tagName === 'span' && !inCells.has(node)) delete node.properties['style'];
    });
  };
}
