import type { Element, Root } from 'hast';
import type { Options as Schema } from 'rehype-sanitize';
import { visit } from 'unist-util-visit';

/** Styles with plain values only: no `url()` or other functions, and no positioning. */
const plainStyle =
  /^(?:\s*(?:color|background-color|font-weight|font-style|text-align|text-decoration|white-space|width|max-width)\s*:\s*[#\w\s.%-]+;?)*\s*$/;

/** Allows only footnote ids, so that authors cannot shadow an id of the page. */
const footnoteId: [string, RegExp] = ['id', /^user-content-fn/];

type Allowed = Readonly<Record<string, NonNullable<Schema['attributes']>[string]>>;

/** Allowed elements of Markdown texts. Other elements are replaced by their text, except for those in `strip`. */
const textElements: Allowed = {
  a: ['href', 'title', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel', footnoteId],
  b: [],
  blockquote: [],
  br: [],
  code: [
    ['className', /^(?:language-[\w+#-]+|math-inline|math-display)$/],
    ['dataRun', /^[0-9a-f]{16}$/],
    ['dataTrace', 'true'],
  ],
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

/** Allowed elements of quiz texts, slideshow steps and captions (docs/course-format.md). */
const labelElements: Allowed = {
  code: [['className', /^(?:language-math|math-inline|math-display)$/]],
  div: [['style', plainStyle]],
  em: [],
  p: [],
  strong: [],
  sup: [],
};

function createSchema(allowed: Allowed): Schema {
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

/** Use it together with `unstyleOutsideCells`. */
export const schema: Schema = createSchema(textElements);

export const labelSchema: Schema = createSchema(labelElements);

/** A rehype plugin: a `span` keeps its style only in table cells (docs/course-format.md). */
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
