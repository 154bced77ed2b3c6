import type { ThemeRegistration } from 'shiki/core';

/** Code colors and their TextMate scopes. Later rows override earlier ones. */
const scopes: readonly (readonly [color: string, scopes: string[]])[] = [
  ['punctuation', ['punctuation', 'keyword.operator', 'meta.brace']],
  [
    'keyword',
    ['keyword', 'storage', 'keyword.operator.new', 'keyword.operator.logical.python', 'variable.language'],
  ],
  ['string', ['string', 'punctuation.definition.string']],
  ['number', ['constant.numeric', 'constant.language', 'constant.character', 'keyword.other.unit']],
  ['function', ['entity.name.function', 'support.function', 'meta.function-call.generic']],
  ['type', ['entity.name.type', 'entity.name.class', 'support.class', 'support.type', 'storage.type.java']],
  ['type', ['storage.type.generic', 'storage.type.object.array', 'entity.other.inherited-class']],
  ['keyword', ['support.type.primitive', 'support.type.python', 'storage.type.built-in']],
  ['comment', ['comment', 'punctuation.definition.comment']],
];

/** Uses CSS variables, so that a theme change needs no new highlighting. */
export const codeTheme: ThemeRegistration = {
  name: 'dry-run',
  type: 'light',
  fg: 'var(--code-text)',
  bg: 'transparent',
  settings: [
    { settings: { foreground: 'var(--code-text)' } },
    ...scopes.map(([color, scope]) => ({
      scope: [...scope],
      settings: { foreground: `var(--code-${color})` },
    })),
  ],
};
