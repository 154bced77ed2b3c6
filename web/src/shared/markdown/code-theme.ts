import type { ThemeRegistration } from 'shiki/core';

/** Which TextMate scopes have which of the page's code colours; a later row wins over an earlier one. */
const scopes: readonly (readonly [colour: string, scopes: string[]])[] = [
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

/** Code colours as the page's own variables, so that a change of theme needs no new colouring. */
export const codeTheme: ThemeRegistration = {
  name: 'dry-run',
  type: 'light',
  fg: 'var(--code-text)',
  bg: 'transparent',
  settings: [
    { settings: { foreground: 'var(--code-text)' } },
    ...scopes.map(([colour, scope]) => ({
      scope: [...scope],
      settings: { foreground: `var(--code-${colour})` },
    })),
  ],
};
