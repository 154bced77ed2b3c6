import type { Lang } from '@dryrun/contracts/language';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** A fenced block's text. `lang` is set for the languages of the editor. */
export interface Snippet {
  readonly code: string;
  readonly lang: Lang | undefined;
  /** Plain text, such as an example: it wraps where code would scroll. */
  readonly isText?: boolean;
}

/** What authors may write after the fence for each language of the editor. */
const langOfFence: Readonly<Record<string, Lang>> = {
  java: 'java',
  python: 'python3',
  python3: 'python3',
  py: 'python3',
  cpp: 'c_cpp',
  'c++': 'c_cpp',
  c_cpp: 'c_cpp',
};

/** The fenced blocks inside a `pre` element; several when they were joined into a group. */
export function snippetsOf(pre: Element): Snippet[] {
  return pre.children
    .filter((child): child is Element => child.type === 'element' && child.tagName === 'code')
    .map((code) => ({
      code: toString(code).replace(/\n$/, ''),
      lang: langOf(code),
      ...(fenceOf(code) === 'text' && { isText: true }),
    }));
}

function langOf(code: Element): Lang | undefined {
  return langOfFence[fenceOf(code)];
}

/** What stands after the fence, in small letters; empty when nothing does. */
function fenceOf(code: Element): string {
  const classes = code.properties['className'];
  const first = Array.isArray(classes) ? classes[0] : undefined;
  return typeof first === 'string' ? first.replace(/^language-/, '').toLowerCase() : '';
}

/**
 * A rehype plugin: joins fenced blocks that follow each other directly, each in another language of the editor,
 * into one `pre`, which is shown as tabs.
 */
export function joinCodeGroups() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!('children' in node)) return;
      node.children = joined(node.children as ElementContent[]);
    });
  };
}

function joined(children: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let gap: ElementContent[] = [];
  for (const child of children) {
    const last = result.at(-1);
    if (isBlank(child) && isSnippet(last)) gap.push(child);
    else if (isSnippet(last) && isSnippet(child) && areDistinct(last, child)) {
      result[result.length - 1] = { ...last, children: [...last.children, ...child.children] };
      gap = [];
    } else {
      result.push(...gap, child);
      gap = [];
    }
  }
  return [...result, ...gap];
}

function areDistinct(group: Element, next: Element): boolean {
  const langs = new Set(snippetsOf(group).map(({ lang }) => lang));
  return snippetsOf(next).every(({ lang }) => !langs.has(lang));
}

function isSnippet(node: ElementContent | undefined): node is Element {
  if (node?.type !== 'element' || node.tagName !== 'pre') return false;
  const snippets = snippetsOf(node);
  return snippets.length > 0 && snippets.every(({ lang }) => lang !== undefined);
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
