import type { Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';

const titles: Readonly<Record<string, string>> = { note: 'Note', tip: 'Tip', warning: 'Careful' };

type Directive = ContainerDirective | LeafDirective | TextDirective;

function isDirective(node: { readonly type: string }): node is Directive {
  return ['containerDirective', 'leafDirective', 'textDirective'].includes(node.type);
}

/** A remark plugin for callouts. Turns other directives, such as the `:30` of `9:30`, back into text. */
export function callouts() {
  return (tree: Root, file: { readonly value: unknown }): void => {
    visit(tree, (node, index, parent) => {
      if (!isDirective(node)) return;
      const title = node.type === 'containerDirective' ? titles[node.name] : undefined;
      if (title !== undefined && node.type === 'containerDirective') return makeCallout(node, title);
      if (!parent || index === undefined) return;
      const { start, end } = node.position ?? {};
      const value = String(file.value).slice(start?.offset ?? 0, end?.offset ?? 0);
      const text = { type: 'text', value } as const;
      parent.children[index] = node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] };
    });
  };
}

function makeCallout(node: ContainerDirective, title: string): void {
  node.data = { ...node.data, hName: 'section', hProperties: { dataCallout: node.name } };
  const [first] = node.children;
  if (first?.type === 'paragraph' && first.data?.directiveLabel) {
    first.data = { ...first.data, hProperties: { dataCalloutTitle: '' } };
  } else {
    const data = { hProperties: { dataCalloutTitle: '' } };
    node.children.unshift({ type: 'paragraph', data, children: [{ type: 'text', value: title }] });
  }
}
