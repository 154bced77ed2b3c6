import 'katex/dist/katex.min.css';
import type { Root } from 'mdast';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { visit } from 'unist-util-visit';
import type { MathPlugins } from './mathPlugins.ts';

/** A remark plugin: `$$…$$` alone in a paragraph is display math, as if the dollars were on lines of their own. */
function promoteToDisplay() {
  return (tree: Root, file: { readonly value: unknown }): void => {
    visit(tree, 'paragraph', (node) => {
      const [only, ...others] = node.children;
      if (only?.type !== 'inlineMath' || others.length > 0) return;
      if (!String(file.value).startsWith('$$', only.position?.start.offset)) return;
      const code = only.data?.hProperties ?? {};
      only.data = { ...only.data, hProperties: { ...code, className: ['language-math', 'math-display'] } };
    });
  };
}

/** Plugins that parse and render `$…$`. Loaded only for texts with math. */
export const math: MathPlugins = {
  remark: [remarkMath, promoteToDisplay],
  // Invalid math is shown as its source, in the text color.
  rehype: [[rehypeKatex, { errorColor: 'currentColor', strict: 'ignore', trust: false }]],
};
