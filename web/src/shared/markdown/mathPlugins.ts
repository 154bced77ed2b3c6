import type { Options } from 'react-markdown';

/** Markdown plugins for `$…$`. */
export interface MathPlugins {
  readonly remark: NonNullable<Options['remarkPlugins']>;
  readonly rehype: NonNullable<Options['rehypePlugins']>;
}
