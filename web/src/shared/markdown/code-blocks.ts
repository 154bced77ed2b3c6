import type { Lang } from '@dryrun/contracts/language';
import type { Element, ElementContent, Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** The content of a fenced block. `lang` is set for the languages of the editor. */
export interface Snippet {
  readonly code: string;
  readonly lang: Lang | undefined;
  /** Plain text, such as an example. Wraps, while code scrolls. */
  readonly isText?: boolean;
  /** The id of a whole program, which can be run. */
  readonly programId?: string | undefined;
  /** Whether the program was recorded. */
  readonly isRecorded?: boolean;
}

const langOfFence: Readonly<Record<string, Lang>> = {
  java: 'java',
  python: 'python3',
  python3: 'python3',
  py: 'python3',
  cpp: 'c_cpp',
  'c++': 'c_cpp',
  c_cpp: 'c_cpp',
};

/** The code blocks inside a `pre` element; several if they were joined into a group. */
export function snippetsOf(pre: Element): Snippet[] {
  return pre.children
    .filter((child): child is Element => child.type === 'element' && child.tagName === 'code')
    .map((code) => ({
      code: toString(code).replace(/\n$/, ''),
      lang: langOf(code),
      isText: fenceOf(code) === 'text',
      programId: code.properties['dataRun']?.toString(),
      isRecorded: code.properties['dataTrace'] !== undefined,
    }));
}

function langOf(code: Element): Lang | undefined {
  return langOfFence[fenceOf(code)];
}

/** The lower-case name after the fence, or an empty string. */
function fenceOf(code: Element): string {
  const classes = code.properties['className'];
  const first = Array.isArray(classes) ? classes[0] : undefined;
  return typeof first === 'string' ? first.replace(/^language-/, '').toLowerCase() : '';
}

/** A remark plugin that keeps the ids of programs and whether they were recorded (docs/course-format.md). */
export function keepProgramIds() {
  return (tree: MdastRoot): void => {
    visit(tree, 'code', (code) => {
      const [, dataRun, trace] = /^run=([0-9a-f]{16})( trace)?$/.exec(code.meta ?? '') ?? [];
      if (dataRun === undefined) return;
      code.data = { ...code.data, hProperties: { dataRun, ...(trace && { dataTrace: 'true' }) } };
    });
  };
}

/** A rehype plugin that joins consecutive code blocks in different languages into one `pre`, rendered as tabs. */
export function joinCodeGroups() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!('children' in node)) return;
      node.children = joinAdjacent(node.children as ElementContent[]);
    });
  };
}

function joinAdjacent(children: readonly ElementContent[]): ElementContent[] {
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
