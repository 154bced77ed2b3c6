import type { Options } from 'react-markdown';

/** What reads `$…$` in a text and sets it. */
export interface MathPlugins {
  readonly remark: NonNullable<Options['remarkPlugins']>;
  readonly rehype: NonNullable<Options['rehypePlugins']>;
}
