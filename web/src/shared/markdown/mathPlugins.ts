import type { Options } from 'react-markdown';

export interface MathPlugins {
  readonly remark: NonNullable<Options['remarkPlugins']>;
  readonly rehype: NonNullable<Options['rehypePlugins']>;
}
