import type { BinaryNode, CallNode, Mark, Diagram } from '@dryrun/contracts/diagram';
import { textOf } from './scene.ts';
import type { TableDiagram } from './table.ts';

export function describeDiagram(diagram: Diagram | TableDiagram): string {
  const label = diagram.label?.trim();
  return `${label ? `${label}: ` : ''}${describe(diagram)}`;
}

const listValues = (values: readonly (string | number | boolean | null)[]) =>
  values.length === 0 ? 'empty' : values.map((value) => textOf(value) || 'nothing').join(', ');

function describeMarks(marks: Readonly<Record<string, Mark>> | undefined, noun: string): string {
  const entries = Object.entries(marks ?? {});
  return entries.length === 0 ? '' : `. ${entries.map(([at, mark]) => `${noun} ${at} ${mark}`).join(', ')}`;
}

function describe(diagram: Diagram | TableDiagram): string {
  switch (diagram.kind) {
    case 'array': {
      const pointers = Object.entries(diagram.pointers ?? {}).map(([name, at]) => `${name} at index ${at}`);
      return `Array ${listValues(diagram.values)}${pointers.length > 0 ? `. ${pointers.join(', ')}` : ''}${describeMarks(diagram.marks, 'index')}`;
    }
    case 'list': {
      const valueOf = (id: string | null) =>
        textOf(diagram.nodes.find((node) => node.id === id)?.value ?? 'null');
      const links = Object.entries(diagram.next).map(([from, to]) => `${valueOf(from)} to ${valueOf(to)}`);
      const pointers = Object.entries(diagram.pointers ?? {}).map(
        ([name, id]) => `${name} at ${valueOf(id)}`,
      );
      return `Linked list ${listValues(diagram.nodes.map(({ value }) => value))}. Links: ${links.join(', ') || 'none'}${pointers.length > 0 ? `. ${pointers.join(', ')}` : ''}`;
    }
    case 'stack':
      return `Stack from bottom to top: ${listValues(diagram.values)}`;
    case 'queue':
      return `Queue from front to back: ${listValues(diagram.values)}`;
    case 'heap':
      return `Heap as an array: ${listValues(diagram.values)}${describeMarks(diagram.marks, 'index')}`;
    case 'buckets': {
      const chains = diagram.buckets.map((chain, i) => `${i}: ${listValues(chain.map(({ key }) => key))}`);
      return `Hash table. Buckets ${chains.join('; ')}${diagram.active === undefined ? '' : `. Bucket ${diagram.active} active`}`;
    }
    case 'tree':
      return diagram.nodes ? `Binary tree ${nodeInWords(diagram.nodes)}` : 'Empty binary tree';
    case 'trie':
      return `Trie of ${listValues(diagram.words)}${diagram.path === undefined ? '' : `. Path: "${diagram.path}"`}`;
    case 'graph': {
      const labels = new Map(diagram.nodes.map(({ id, label }) => [id, label || id]));
      const nameOf = (id: string) => labels.get(id) ?? id;
      const edges = diagram.edges.map(
        ({ from, to, label }) =>
          `${nameOf(from)} to ${nameOf(to)}${label === undefined ? '' : ` (${label})`}`,
      );
      const marks = diagram.nodes.flatMap(({ id, mark }) => (mark ? [`${id} ${mark}`] : []));
      return `Graph of ${listValues(diagram.nodes.map(({ id, label }) => label ?? id))}. Edges: ${edges.join(', ') || 'none'}${marks.length > 0 ? `. ${marks.join(', ')}` : ''}`;
    }
    case 'grid':
      return `Table. ${diagram.cells.map((row, i) => `Row ${i}: ${listValues(row)}`).join('. ')}${describeMarks(diagram.marks, 'cell')}`;
    case 'calls':
      return `Calls ${callInWords(diagram.root)}`;
    case 'chart':
      return `Chart of ${diagram.yLabel} over ${diagram.xLabel}: ${diagram.series.map(({ label }) => label).join(', ')}`;
    case 'intervals':
      return `Intervals ${diagram.intervals.map(({ from, to, label }) => `${label ?? ''} ${from} to ${to}`.trim()).join(', ')}`;
    case 'variables':
      return Object.entries(diagram.values)
        .map(([name, value]) => `${name} = ${textOf(value) || 'nothing'}`)
        .join(', ');
    case 'table':
      return diagram.rows.map(({ key, value }) => `${textOf(key)}: ${textOf(value)}`).join(', ') || 'empty';
    case 'row':
      return diagram.pictures.map(describeDiagram).join('. ');
  }
}

function nodeInWords({ value, left, right, mark }: BinaryNode): string {
  const children = [left && `left ${nodeInWords(left)}`, right && `right ${nodeInWords(right)}`].filter(
    Boolean,
  );
  return `${textOf(value)}${mark ? ` ${mark}` : ''}${children.length > 0 ? ` (${children.join(', ')})` : ''}`;
}

function callInWords({ label, result, children = [], mark }: CallNode): string {
  const description = `${label}${result === undefined ? '' : ` returns ${result}`}${mark ? ` ${mark}` : ''}`;
  return children.length === 0 ? description : `${description} (${children.map(callInWords).join(', ')})`;
}
