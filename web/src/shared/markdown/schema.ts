import type { Options as Schema } from 'rehype-sanitize';

/** A style with plain values only: no functions, so nothing is loaded, and nothing leaves its place. */
const plainStyle =
  /^(?:\s*(?:color|background-color|font-weight|font-style|text-align|text-decoration|white-space|width|max-width)\s*:\s*[#\w\s.%-]+;?)*\s*$/;

/** Footnotes have ids of this form; an author's id never, so it cannot stand in for one of the page. */
const footnoteId: [string, RegExp] = ['id', /^user-content-fn/];

/**
 * What authored markdown may contain: element -> attributes. Everything else is dropped, its text kept; scripts
 * and styles lose their text too.
 */
const allowed: Readonly<Record<string, NonNullable<Schema['attributes']>[string]>> = {
  a: ['href', 'title', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel', footnoteId],
  b: [],
  blockquote: [],
  br: [],
  code: [['className', /^language-[\w+#-]+$/]],
  del: [],
  details: ['open'],
  div: [['style', plainStyle]],
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
  p: [],
  pre: [],
  section: ['dataFootnotes'],
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

/** The rule for rehype-sanitize. */
export const schema: Schema = {
  tagNames: Object.keys(allowed),
  attributes: { ...allowed },
  protocols: { href: ['https', 'http', 'mailto'], src: ['https'] },
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: Object.fromEntries(['tbody', 'td', 'th', 'thead', 'tr'].map((tag) => [tag, ['table']])),
  strip: ['script', 'style', 'template', 'iframe', 'object', 'noscript', 'textarea', 'title', 'svg', 'math'],
  clobber: [],
};
