import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import { labelSchema } from './schema.ts';
import { useMaths } from './useMath.ts';

const components: Components = { p: ({ children }) => <>{children}</> };

/** A line of authored markdown: emphasis, code, maths, and of HTML `sup` and `div` with a style. */
export function Inline({ text }: { readonly text: string }) {
  const maths = useMaths(text);
  return (
    <ReactMarkdown
      remarkPlugins={[...(maths?.remark ?? [])]}
      rehypePlugins={[rehypeRaw, [rehypeSanitize, labelSchema], ...(maths?.rehype ?? [])]}
      components={components}
    >
      {text}
    </ReactMarkdown>
  );
}
