import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { labelSchema } from './schema.ts';
import { useExtraPlugins } from './useExtraPlugins.ts';

/** `data-html` makes the client load the plugin before it hydrates the page (main.tsx). */
const components: Components = {
  p: ({ children }) => <>{children}</>,
  sup: ({ children }) => <sup data-html>{children}</sup>,
  div: ({ children, style }) => (
    <div data-html style={style}>
      {children}
    </div>
  ),
};

/** Inline Markdown: emphasis, code, math, and the HTML elements `sup` and `div` with a style. */
export function Inline({ text }: { readonly text: string }) {
  const extra = useExtraPlugins(text);
  return (
    <ReactMarkdown
      remarkPlugins={[...(extra?.math.remark ?? [])]}
      rehypePlugins={[
        ...(extra?.html.rehype ?? []),
        [rehypeSanitize, labelSchema],
        ...(extra?.math.rehype ?? []),
      ]}
      components={components}
    >
      {text}
    </ReactMarkdown>
  );
}
