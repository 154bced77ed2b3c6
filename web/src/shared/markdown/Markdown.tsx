import { clsx } from 'clsx';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import {
  memo,
  type AnchorHTMLAttributes,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type TableHTMLAttributes,
  type ThHTMLAttributes,
} from 'react';
import { CircleAlert, Info, Lightbulb } from 'lucide-react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { Skeleton } from '../ui/Skeleton.tsx';
import { parseFencedBlock } from './authored-blocks.ts';
import { AuthoredBlock } from './AuthoredBlock.tsx';
import { callouts } from './callouts.ts';
import { joinCodeGroups, keepProgramIds, snippetsOf } from './code-blocks.ts';
import { CodeBlock } from './CodeBlock.tsx';
import styles from './Markdown.module.css';
import { schema, unstyleOutsideCells } from './schema.ts';
import { extrasOf, loadExtras, pluginsOf, useExtraPlugins, type ExtraPlugins } from './useExtraPlugins.ts';

interface MarkdownProps {
  readonly text: string;
  /** `reading` limits the line length for long texts; `panel` is for narrow columns. */
  readonly density?: 'reading' | 'panel';
}

let prepared: { readonly text: string; readonly element: ReactElement } | undefined;

/** Parses the text that is likely to be shown next. It replaces the last one. */
export async function prepareMarkdown(text: string): Promise<void> {
  await loadExtras(extrasOf(text));
  const plugins = pluginsOf(text);
  if (plugins && prepared?.text !== text) prepared = { text, element: parse(text, plugins) };
}

/**
 * Renders sanitized Markdown: GitHub flavor, the HTML allowed by schema.ts, interactive blocks, callouts and math.
 * Parsing takes tenths of a second for a lesson.
 */
export const Markdown = memo(function Markdown({ text, density = 'reading' }: MarkdownProps) {
  const extra = useExtraPlugins(text);
  if (!extra) return <Skeleton lines={8} label="Loading the text" />;
  return (
    <div
      className={styles.markdown}
      data-density={density}
      data-html={extra.html.rehype.length > 0 || undefined}
    >
      {prepared?.text === text ? prepared.element : parse(text, extra)}
    </div>
  );
});

/** Calls the component as a function, so that its elements can be kept. It has no hooks. */
function parse(text: string, { html, math }: ExtraPlugins): ReactElement {
  return ReactMarkdown({
    remarkPlugins: [remarkGfm, remarkDirective, callouts, keepProgramIds, ...math.remark],
    rehypePlugins: [
      ...html.rehype,
      unstyleOutsideCells,
      [rehypeSanitize, schema],
      rehypeSlug,
      ...math.rehype,
      joinCodeGroups,
    ],
    components,
    children: text,
  });
}

/** react-markdown also passes the syntax tree node, which is not a DOM attribute. */
interface NodeProps {
  node?: Element | undefined;
}

function attributesOf<Props extends NodeProps>(props: Props): Omit<Props, 'node'> {
  const attributes = { ...props };
  delete attributes.node;
  return attributes;
}

const components: Components = {
  a: Anchor,
  pre: Fence,
  section: Section,
  table: ScrollingTable,
  th: HeaderCell,
  img: (props: ImgHTMLAttributes<HTMLImageElement> & NodeProps) => (
    <img {...attributesOf(props)} alt={props.alt ?? ''} loading="lazy" />
  ),
  h2: (props) => <Heading as="h2" {...props} />,
  h3: (props) => <Heading as="h3" {...props} />,
  h4: (props) => <Heading as="h4" {...props} />,
};

function Fence({ node }: NodeProps) {
  if (!node) return null;
  const block = parseFencedBlock(node);
  return block ? (
    <AuthoredBlock block={block} render={(text) => <Markdown text={text} density="panel" />} />
  ) : (
    <CodeBlock snippets={snippetsOf(node)} />
  );
}

const calloutIcons = { note: Info, tip: Lightbulb, warning: CircleAlert } as const;

/** A callout, or the footnotes section. */
function Section(props: HTMLAttributes<HTMLElement> & NodeProps) {
  const kind = props.node?.properties['dataCallout'];
  const Icon = Object.entries(calloutIcons).find(([name]) => name === kind)?.[1];
  if (!Icon) return <section {...attributesOf(props)} />;
  return (
    <aside className={styles.callout} data-kind={kind}>
      <Icon size={18} aria-hidden />
      <div>{props.children}</div>
    </aside>
  );
}

function Anchor(props: AnchorHTMLAttributes<HTMLAnchorElement> & NodeProps) {
  const { href = '', children, ...rest } = attributesOf(props);
  if (/^\/(?!\/)/.test(href)) return <Link to={href}>{children}</Link>;
  const isExternal = /^(?:https?:)?\/\//.test(href);
  return (
    <a {...rest} href={href} rel={isExternal ? 'noreferrer' : rest.rel}>
      {children}
    </a>
  );
}

function ScrollingTable(props: TableHTMLAttributes<HTMLTableElement> & NodeProps) {
  return (
    <div className={clsx('scroll-edge', styles.table)} role="group" aria-label="Table" tabIndex={0}>
      <table {...attributesOf(props)} />
    </div>
  );
}

/** Renders an empty corner cell as `td`, because it heads neither a row nor a column. */
function HeaderCell(props: ThHTMLAttributes<HTMLTableCellElement> & NodeProps) {
  const Cell = props.node?.children.length === 0 ? 'td' : 'th';
  return <Cell {...attributesOf(props)} />;
}

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement>, NodeProps {
  readonly as: 'h2' | 'h3' | 'h4';
  readonly children?: ReactNode;
}

function Heading({ as: Tag, ...props }: HeadingProps) {
  const { id, children, ...rest } = attributesOf(props);
  const name = props.node ? toString(props.node) : '';
  return (
    <Tag {...rest} id={id}>
      {children}
      {id !== undefined && (
        <a className={styles.anchor} href={`#${id}`} aria-label={`Link to “${name}”`}>
          #
        </a>
      )}
    </Tag>
  );
}
