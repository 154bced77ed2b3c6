import type { BinaryNode, CallNode, Cell, Diagram, DiagramOf, Mark, SimpleDiagram } from './diagram.ts';

/** A multiple-choice question about the next step of a slideshow or of a recorded run. */
export interface Prediction {
  /** The thing that changes, such as `low`. Questions about the same thing have the same subject. */
  readonly subject: string;
  /** A sentence with inline code. */
  readonly question: string;
  /** Two to four different texts in ascending order, one of which is `answer`. */
  readonly options: readonly string[];
  readonly answer: string;
}

/** A prediction before its wrong options are chosen; the most tempting ones come first. */
interface Candidate {
  readonly subject: string;
  readonly question: string;
  readonly answer: string;
  readonly wrong: readonly string[];
}

const maxWrongOptions = 3;
/** Longer values are unreadable as options. */
const maxOptionLength = 32;

/** Returns questions about the change between two neighboring diagrams; none if several answers are right. */
export function predictNext(before: Diagram, after: Diagram): Prediction[] {
  const pairs = partsOf(before).map((part, i) => [part, partsOf(after)[i]] as const);
  return pairs.flatMap(([from, to]) => (to === undefined ? [] : compare(from, to))).flatMap(toPrediction);
}

function partsOf(diagram: Diagram): readonly SimpleDiagram[] {
  return diagram.kind === 'row' ? diagram.pictures : [diagram];
}

function toPrediction({ subject, question, answer, wrong }: Candidate): Prediction[] {
  const options = [...new Set([answer, ...wrong])].filter(
    (option) => option !== '' && option.length <= maxOptionLength,
  );
  const isYesOrNo = answer === 'true' || answer === 'false';
  if (!options.includes(answer) || options.length < (isYesOrNo ? 2 : 3)) return [];
  return [{ subject, question, answer, options: options.slice(0, maxWrongOptions + 1).sort(ascending) }];
}

function ascending(a: string, b: string): number {
  return Number(a) - Number(b) || a.localeCompare(b, 'en', { numeric: true });
}

type Comparison<Kind extends SimpleDiagram['kind']> = (
  before: DiagramOf<Kind>,
  after: DiagramOf<Kind>,
) => readonly Candidate[];

const comparisons: { readonly [Kind in SimpleDiagram['kind']]?: Comparison<Kind> } = {
  array: compareArrays,
  list: compareLists,
  stack: (before, after) => compareEnds(before, after, 'top', `on top of ${nameOf(before, 'the stack')}`),
  queue: (before, after) => [
    ...compareEnds(before, after, 'front', `at the front of ${nameOf(before, 'the queue')}`),
    ...compareEnds(before, after, 'back', `at the back of ${nameOf(before, 'the queue')}`),
  ],
  buckets: compareBuckets,
  tree: compareTrees,
  heap: compareHeaps,
  trie: compareTries,
  graph: (before, after) => compareMarks(graphNodes(before), graphNodes(after), 'node'),
  grid: compareGrids,
  calls: compareCalls,
  intervals: (before, after) => compareMarks(intervalsOf(before), intervalsOf(after), 'interval'),
  variables: compareVariables,
};

function compare(before: SimpleDiagram, after: SimpleDiagram): readonly Candidate[] {
  if (before.kind !== after.kind) return [];
  const comparison = comparisons[before.kind] as
    ((before: SimpleDiagram, after: SimpleDiagram) => readonly Candidate[]) | undefined;
  return [...(comparison?.(before, after) ?? []), ...compareLabels(before.label, after.label)];
}

/** Compares labels with a number, such as "taken: 2". */
function compareLabels(before: string | undefined, after: string | undefined): Candidate[] {
  const pattern = /^(.+): (-?\d+)$/;
  const [, oldName, old] = pattern.exec(before ?? '') ?? [];
  const [, name, value] = pattern.exec(after ?? '') ?? [];
  if (name === undefined || value === undefined || name !== oldName || value === old) return [];
  return [
    {
      subject: name,
      question: `What is “${name}” in the next step?`,
      answer: value,
      wrong: wrongValues(value, [old]),
    },
  ];
}

function compareArrays(before: DiagramOf<'array'>, after: DiagramOf<'array'>): Candidate[] {
  const { length } = after.values;
  if (before.values.length !== length) return compareAppended(before, after);
  const placeOf = (index: number): string => {
    if (index === -1) return 'before the first';
    if (index === length) return 'after the last';
    return after.indexes === false ? textOf(after.values[index]) : `index ${index}`;
  };
  const hasPlaces = after.indexes !== false || new Set(after.values).size === length;
  const from = before.pointers ?? {};
  const to = after.pointers ?? {};
  const pointers = Object.entries(to).flatMap(([name, index]): Candidate[] => {
    const old = from[name];
    if (old === undefined || old === index || !hasPlaces) return [];
    const places = [old, ...Object.values(to), ...Object.values(from), index + 1, index - 1, index + 2];
    return [
      {
        subject: name,
        question: `Where does \`${name}\` point in the next step?`,
        answer: placeOf(index),
        wrong: places.filter((place) => place >= -1 && place <= length).map(placeOf),
      },
    ];
  });
  const changed = after.values.findIndex((value, i) => value !== before.values[i]);
  if (changed === -1) return pointers;
  const name = nameOf(after, 'the array');
  return [
    ...pointers,
    {
      subject: name,
      question: `Which value is at index ${changed} of ${name} in the next step?`,
      answer: textOf(after.values[changed]),
      wrong: wrongValues(after.values[changed], [before.values[changed], ...before.values]),
    },
  ];
}

function compareAppended(before: DiagramOf<'array'>, after: DiagramOf<'array'>): Candidate[] {
  const added = after.values.at(-1);
  const isAppended =
    after.values.length === before.values.length + 1 &&
    before.values.every((value, i) => value === after.values[i]);
  if (!isAppended) return [];
  const name = nameOf(after, 'the array');
  return [
    {
      subject: name,
      question: `Which value is appended to ${name} in the next step?`,
      answer: textOf(added),
      wrong: wrongValues(added, before.values.toReversed()),
    },
  ];
}

function compareLists(before: DiagramOf<'list'>, after: DiagramOf<'list'>): Candidate[] {
  const values = new Map(after.nodes.map(({ id, value }) => [id, textOf(value)]));
  if (new Set(values.values()).size < values.size) return [];
  const textOfNode = (id: string | null): string => (id === null ? 'null' : (values.get(id) ?? ''));
  const all = ['null', ...values.values()];
  const pointers = Object.entries(after.pointers ?? {}).flatMap(([name, id]): Candidate[] => {
    const old = before.pointers?.[name];
    if (old === undefined || old === id) return [];
    const others = Object.values(after.pointers ?? {}).map(textOfNode);
    return [
      {
        subject: name,
        question: `Which node does \`${name}\` point to in the next step?`,
        answer: textOfNode(id),
        wrong: [textOfNode(old), ...others, ...all],
      },
    ];
  });
  const relinked = Object.entries(after.next).filter(
    ([id, to]) => id in before.next && before.next[id] !== to,
  );
  const links = relinked.map(([id, to]): Candidate => {
    return {
      subject: 'next',
      question: `Where does the link of node \`${textOfNode(id)}\` lead in the next step?`,
      answer: textOfNode(to),
      wrong: [
        textOfNode(before.next[id] ?? null),
        ...Object.values(before.pointers ?? {}).map(textOfNode),
        ...all,
      ].filter((option) => option !== textOfNode(id)),
    };
  });
  return [...pointers, ...(links.length === 1 ? links : [])];
}

interface Linear {
  readonly values: readonly Cell[];
}

function compareEnds(
  before: Linear,
  after: Linear,
  end: 'top' | 'front' | 'back',
  where: string,
): Candidate[] {
  const at = end === 'front' ? 0 : -1;
  const textAtEnd = ({ values }: Linear): string =>
    values.length === 0 ? 'nothing (empty)' : textOf(values.at(at));
  if (textAtEnd(before) === textAtEnd(after)) return [];
  const nearest = end === 'front' ? before.values : before.values.toReversed();
  return [
    {
      subject: where,
      question: `What is ${where} in the next step?`,
      answer: textAtEnd(after),
      wrong: [...wrongValues(after.values.at(at), nearest), 'nothing (empty)'],
    },
  ];
}

function compareBuckets(before: DiagramOf<'buckets'>, after: DiagramOf<'buckets'>): Candidate[] {
  if (before.buckets.length !== after.buckets.length) return compareActiveBuckets(before, after);
  const placed = after.buckets.flatMap((chain, i) =>
    chain
      .filter(({ key }) => !before.buckets.some((old) => old.some((entry) => entry.key === key)))
      .map(({ key }) => ({ key, i })),
  );
  const [first] = placed;
  if (!first || placed.length > 1) return compareActiveBuckets(before, after);
  const others = after.buckets.map((_, i) => i).sort((a, b) => Math.abs(a - first.i) - Math.abs(b - first.i));
  return [
    {
      subject: 'bucket',
      question: `Which bucket does \`${textOf(first.key)}\` go into?`,
      answer: `bucket ${first.i}`,
      wrong: others.map((i) => `bucket ${i}`),
    },
  ];
}

/** For tables that grow by a bucket for each new key, so none of their buckets is empty. */
function compareActiveBuckets(before: DiagramOf<'buckets'>, after: DiagramOf<'buckets'>): Candidate[] {
  const { active, buckets } = after;
  const isGrowing = before.buckets.every((chain) => chain.length > 0);
  const isUnchanged = active === before.active && JSON.stringify(buckets) === JSON.stringify(before.buckets);
  if (active === undefined || !isGrowing || isUnchanged || buckets.length > before.buckets.length + 1)
    return [];
  const nameAt = (i: number): string => {
    const key = before.buckets[i]?.[0]?.key;
    return key === undefined ? 'a new bucket' : `the bucket of ${textOf(key)}`;
  };
  return [
    {
      subject: 'bucket',
      question: 'Which bucket is used in the next step?',
      answer: nameAt(active),
      wrong: ['a new bucket', ...before.buckets.map((_, i) => nameAt(i))],
    },
  ];
}

function compareTrees(before: DiagramOf<'tree'>, after: DiagramOf<'tree'>): Candidate[] {
  const old = new Map(treeNodes(before.nodes).map((node) => [node.key, node]));
  const nodes = treeNodes(after.nodes);
  const added = nodes.filter(({ key }) => !old.has(key));
  const [node] = added;
  if (!node || added.length > 1 || node.key === '') return compareMarks([...old.values()], nodes, 'node');
  const placeOf = (key: string): string =>
    `${key.endsWith('L') ? 'left' : 'right'} of ${old.get(key.slice(0, -1))?.label ?? ''}`;
  const free = [...old.keys()].flatMap((key) => [`${key}L`, `${key}R`]).filter((key) => !old.has(key));
  return [
    {
      subject: 'place',
      question: `Where does the node \`${node.label}\` go?`,
      answer: placeOf(node.key),
      wrong: free.toReversed().map(placeOf),
    },
  ];
}

function compareHeaps(before: DiagramOf<'heap'>, after: DiagramOf<'heap'>): Candidate[] {
  const root = after.values[0];
  if (root === undefined || root === before.values[0]) return [];
  return [
    {
      subject: 'root',
      question: `Which value is at the root of ${nameOf(after, 'the heap')} in the next step?`,
      answer: textOf(root),
      wrong: before.values.map(textOf),
    },
  ];
}

function compareTries(before: DiagramOf<'trie'>, after: DiagramOf<'trie'>): Candidate[] {
  const { path } = after;
  if (path === undefined || path === before.path) return [];
  const prefixes = after.words.flatMap((word) => [
    word.slice(0, path.length),
    word.slice(0, path.length + 1),
    word,
  ]);
  return [
    {
      subject: 'prefix',
      question: 'Which prefix is reached in the next step?',
      answer: path,
      wrong: [before.path ?? '', ...prefixes],
    },
  ];
}

function compareGrids(before: DiagramOf<'grid'>, after: DiagramOf<'grid'>): Candidate[] {
  const cells = cellsOf(after);
  const old = cellsOf(before);
  if (cells.length !== old.length) return [];
  const changed = cells.filter(({ value }, i) => value !== old[i]?.value);
  const [first] = changed;
  const values = changed.length !== 1 || !first ? [] : [first];
  return [
    ...compareMarks(old, cells, 'cell'),
    ...values.map((cell): Candidate => {
      const replaced = old.find(({ key }) => key === cell.key)?.value;
      const nearby = old.filter(({ row, column }) => row >= cell.row - 1 && column >= cell.column - 1);
      return {
        subject: 'cell',
        question: `Which value does the cell in ${cell.label} get in the next step?`,
        answer: textOf(cell.value),
        wrong: wrongValues(cell.value, [replaced, ...nearby.map(({ value }) => value)]),
      };
    }),
  ];
}

function compareCalls(before: DiagramOf<'calls'>, after: DiagramOf<'calls'>): Candidate[] {
  const old = new Map(callsOf(before.root).map((call) => [call.key, call]));
  const calls = callsOf(after.root);
  const added = calls.filter(({ key }) => !old.has(key));
  const returned = calls.filter(
    ({ key, result }) => result !== undefined && old.get(key)?.result === undefined,
  );
  const labels = calls.filter((call) => !added.includes(call)).map(({ label }) => label);
  const [call] = added;
  const [result] = returned;
  const candidates: Candidate[] = [];
  if (call && added.length === 1)
    candidates.push({
      subject: 'call',
      question: 'Which call comes next?',
      answer: call.label,
      wrong: labels.toReversed(),
    });
  if (result && returned.length === 1)
    candidates.push({
      subject: 'result',
      question: `What does \`${result.label}\` return?`,
      answer: result.result ?? '',
      wrong: wrongValues(
        result.result,
        [...old.values()].map((other) => other.result),
      ),
    });
  return candidates;
}

function compareVariables(before: DiagramOf<'variables'>, after: DiagramOf<'variables'>): Candidate[] {
  return Object.entries(after.values).flatMap(([name, value]): Candidate[] => {
    const old = before.values[name];
    if (old === undefined || old === value) return [];
    return [
      {
        subject: name,
        question: `What is \`${name}\` in the next step?`,
        answer: textOf(value),
        wrong: wrongValues(value, [old, ...Object.values(after.values), ...Object.values(before.values)]),
      },
    ];
  });
}

/** Something that a diagram can highlight. Keys are equal in neighboring steps. */
interface Marked {
  readonly key: string;
  readonly label: string;
  readonly mark?: Mark | undefined;
}

function compareMarks(before: readonly Marked[], after: readonly Marked[], noun: string): Candidate[] {
  const labels = new Set(after.map(({ label }) => label));
  if (labels.size < after.length) return [];
  const wasActive = new Set(before.filter(({ mark }) => mark === 'active').map(({ key }) => key));
  const active = after.filter(({ mark }) => mark === 'active');
  const [next] = active;
  if (!next || active.length > 1 || wasActive.size === 0 || wasActive.has(next.key)) return [];
  const rest = after.filter(({ mark }) => mark !== 'active');
  const isOpen = ({ mark }: Marked): boolean => mark === undefined;
  return [
    {
      subject: noun,
      question: `Which ${noun} is highlighted in the next step?`,
      answer: next.label,
      wrong: [...rest.filter(isOpen), ...rest.filter((item) => !isOpen(item))].map(({ label }) => label),
    },
  ];
}

function treeNodes(node: BinaryNode | null | undefined, key = ''): Marked[] {
  if (!node) return [];
  const { value, mark, left, right } = node;
  return [{ key, label: textOf(value), mark }, ...treeNodes(left, `${key}L`), ...treeNodes(right, `${key}R`)];
}

function graphNodes({ nodes }: DiagramOf<'graph'>): Marked[] {
  return nodes.map(({ id, label, mark }) => ({ key: id, label: label ?? id, mark }));
}

function intervalsOf({ intervals }: DiagramOf<'intervals'>): Marked[] {
  return intervals.map(({ from, to, label, mark }, i) => {
    return { key: String(i), label: label ?? `${from} to ${to}`, mark };
  });
}

interface GridCell extends Marked {
  readonly row: number;
  readonly column: number;
  readonly value: Cell;
}

function cellsOf({ cells, marks = {}, rowLabels, columnLabels }: DiagramOf<'grid'>): GridCell[] {
  const nameAt = (labels: readonly Cell[] | undefined, i: number): string => {
    const label = textOf(labels?.[i]);
    return label === '' || label === String(i) ? String(i) : `${i} (${label})`;
  };
  return cells.flatMap((values, row) =>
    values.map((value, column): GridCell => {
      const key = `${row},${column}`;
      const label = `row ${nameAt(rowLabels, row)}, column ${nameAt(columnLabels, column)}`;
      return { key, label, mark: marks[key], row, column, value };
    }),
  );
}

interface Call {
  readonly key: string;
  readonly label: string;
  readonly result?: string | undefined;
}

function callsOf({ label, result, children = [] }: CallNode, key = ''): Call[] {
  return [{ key, label, result }, ...children.flatMap((child, i) => callsOf(child, `${key}/${i}`))];
}

/** Other values of the step, then the neighbors of a number. */
function wrongValues(value: Cell | undefined, others: readonly (Cell | undefined)[]): string[] {
  const isNumber = value !== null && value !== '' && Number.isFinite(Number(value));
  const neighbors = isNumber ? [Number(value) + 1, Number(value) - 1] : [];
  const opposite = typeof value === 'boolean' ? [!value] : [];
  return [...others, ...neighbors, ...opposite].map(textOf);
}

function textOf(value: Cell | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

function nameOf({ label }: { readonly label?: string | undefined }, fallback: string): string {
  return label === undefined || label === '' ? fallback : `“${label}”`;
}
