import 'katex/dist/katex.min.css';
import type { Root } from 'mdast';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { visit } from 'unist-util-visit';
import type { MathPlugins } from './mathPlugins.ts';

/** A remark plugin: `$$…$$` alone on its line is a display, as it is when the dollars have lines of their own. */
function displayAlone() {
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

/** The plugins that read `$…$` and set it; loaded only for texts that have some. */
export const math: MathPlugins = {
  remark: [remarkMath, displayAlone],
  // What is wrong is shown in its source, in the colour of the text.
  rehype: [[rehypeKatex, { errorColor: 'currentColor', strict: 'ignore', trust: false }]],
};
