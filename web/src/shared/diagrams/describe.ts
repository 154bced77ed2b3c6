import type { BinaryNode, CallNode, Mark, Diagram } from '@dryrun/contracts/diagram';
import { textOf } from './scene.ts';

/** A picture in words, for those who do not see it. */
export function describeDiagram(picture: Diagram): string {
  const label = picture.label?.trim();
  return `${label ? `${label}: ` : ''}${describe(picture)}`;
}

const list = (values: readonly (string | number | boolean | null)[]) =>
  values.length === 0 ? 'empty' : values.map((value) => textOf(value) || 'nothing').join(', ');

function marked(marks: Readonly<Record<string, Mark>> | undefined, what: string): string {
  const entries = Object.entries(marks ?? {});
  return entries.length === 0 ? '' : `. ${entries.map(([at, mark]) => `${what} ${at} ${mark}`).join(', ')}`;
}

function describe(picture: Diagram): string {
  switch (picture.kind) {
    case 'array': {
      const pointers = Object.entries(picture.pointers ?? {}).map(([name, at]) => `${name} at index ${at}`);
      return `Array ${list(picture.values)}${pointers.length > 0 ? `. ${pointers.join(', ')}` : ''}${marked(picture.marks, 'index')}`;
    }
    case 'list': {
      const valueOf = (id: string | null) =>
        textOf(picture.nodes.find((node) => node.id === id)?.value ?? 'null');
      const links = Object.entries(picture.next).map(([from, to]) => `${valueOf(from)} to ${valueOf(to)}`);
      const pointers = Object.entries(picture.pointers ?? {}).map(
        ([name, id]) => `${name} at ${valueOf(id)}`,
      );
      return `Linked list ${list(picture.nodes.map(({ value }) => value))}. Links: ${links.join(', ') || 'none'}${pointers.length > 0 ? `. ${pointers.join(', ')}` : ''}`;
    }
    case 'stack':
      return `Stack from bottom to top: ${list(picture.values)}`;
    case 'queue':
      return `Queue from front to back: ${list(picture.values)}`;
    case 'heap':
      return `Heap as an array: ${list(picture.values)}${marked(picture.marks, 'index')}`;
    case 'buckets': {
      const chains = picture.buckets.map((chain, i) => `${i}: ${list(chain.map(({ key }) => key))}`);
      return `Hash table. Buckets ${chains.join('; ')}${picture.active === undefined ? '' : `. Bucket ${picture.active} active`}`;
    }
    case 'tree':
      return picture.nodes ? `Binary tree ${nodeInWords(picture.nodes)}` : 'Empty binary tree';
    case 'trie':
      return `Trie of ${list(picture.words)}${picture.path === undefined ? '' : `. Walked: "${picture.path}"`}`;
    case 'graph': {
      const edges = picture.edges.map(
        ({ from, to, label }) => `${from} to ${to}${label === undefined ? '' : ` (${label})`}`,
      );
      const marks = picture.nodes.flatMap(({ id, mark }) => (mark ? [`${id} ${mark}`] : []));
      return `Graph of ${list(picture.nodes.map(({ id, label }) => label ?? id))}. Edges: ${edges.join(', ') || 'none'}${marks.length > 0 ? `. ${marks.join(', ')}` : ''}`;
    }
    case 'grid':
      return `Table. ${picture.cells.map((row, i) => `Row ${i}: ${list(row)}`).join('. ')}${marked(picture.marks, 'cell')}`;
    case 'calls':
      return `Calls ${callInWords(picture.root)}`;
    case 'chart':
      return `Chart of ${picture.yLabel} over ${picture.xLabel}: ${picture.series.map(({ label }) => label).join(', ')}`;
    case 'intervals':
      return `Intervals ${picture.intervals.map(({ from, to, label }) => `${label ?? ''} ${from} to ${to}`.trim()).join(', ')}`;
    case 'variables':
      return Object.entries(picture.values)
        .map(([name, value]) => `${name} = ${textOf(value) || 'nothing'}`)
        .join(', ');
    case 'row':
      return picture.pictures.map(describeDiagram).join('. ');
  }
}

function nodeInWords({ value, left, right, mark }: BinaryNode): string {
  const children = [left && `left ${nodeInWords(left)}`, right && `right ${nodeInWords(right)}`].filter(
    Boolean,
  );
  return `${textOf(value)}${mark ? ` ${mark}` : ''}${children.length > 0 ? ` (${children.join(', ')})` : ''}`;
}

function callInWords({ label, result, children = [], mark }: CallNode): string {
  const own = `${label}${result === undefined ? '' : ` gives ${result}`}${mark ? ` ${mark}` : ''}`;
  return children.length === 0 ? own : `${own} (${children.map(callInWords).join(', ')})`;
}
