import 'katex/dist/katex.min.css';
import type { Root } from 'mdast';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { visit } from 'unist-util-visit';
import type { Plugins } from './plugins.ts';

/** A remark plugin that renders `$$…$$` alone in a paragraph as display math. */
function promoteToDisplay() {
  return (tree: Root, file: { readonly value: unknown }): void => {
    visit(tree, 'paragraph', (node) => {
      const [child, ...siblings] = node.children;
      if (child?.type !== 'inlineMath' || siblings.length > 0) return;
      if (!String(file.value).startsWith('$$', child.position?.start.offset)) return;
      const properties = child.data?.hProperties ?? {};
      child.data = {
        ...child.data,
        hProperties: { ...properties, className: ['language-math', 'math-display'] },
      };
    });
  };
}

/** Plugins that parse and render `$…$`. Loaded only for texts with math. */
export const math: Plugins = {
  remark: [remarkMath, promoteToDisplay],
  // Invalid math is shown as its source, in the text color.
  rehype: [[rehypeKatex, { errorColor: 'currentColor', strict: 'ignore', trust: false }]],
};
