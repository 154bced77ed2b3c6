import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import { labelSchema } from './schema.ts';
import { useMath } from './useMath.ts';

const components: Components = { p: ({ children }) => <>{children}</> };

/** Inline Markdown: emphasis, code, math, and the HTML elements `sup` and `div` with a style. */
export function Inline({ text }: { readonly text: string }) {
  const math = useMath(text);
  return (
    <ReactMarkdown
      remarkPlugins={[...(math?.remark ?? [])]}
      rehypePlugins={[rehypeRaw, [rehypeSanitize, labelSchema], ...(math?.rehype ?? [])]}
      components={components}
    >
      {text}
    </ReactMarkdown>
  );
}
