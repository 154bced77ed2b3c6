import type { Options } from 'react-markdown';

export interface Plugins {
  readonly remark: NonNullable<Options['remarkPlugins']>;
  readonly rehype: NonNullable<Options['rehypePlugins']>;
}
