import type { CallNode, DiagramOf } from '@dryrun/contracts/diagram';
import { boxTextWidth, straightPath, withTitle, type Part, type Scene, type Tone } from './scene.ts';
import { tidyTree, type TidyNode } from './tidy-tree.ts';

const callHeight = 32;
const callPitch = 66;
const resultPitch = 78;

/** A call tree. All steps share the layout of the complete tree, so that existing nodes do not move. */
export function callsScene(diagram: DiagramOf<'calls'>, steps: readonly DiagramOf<'calls'>[]): Scene {
  const fullTree = unionOf(
    steps.map(({ root }) => root),
    'r',
  );
  const { places, width } = tidyTree(fullTree);
  const hasResults = steps.some(({ root }) => hasResult(root));
  const pitch = hasResults ? resultPitch : callPitch;
  const visible = callsByKey(diagram.root, 'r');
  const parts: Part[] = [];
  for (const { data: node, x, depth, parent } of places) {
    const call = visible.get(node.key);
    if (!call || !parent) continue;
    const tone: Tone = call.mark === 'muted' ? 'muted' : call.mark === 'active' ? 'active' : 'plain';
    const isParentDone = visible.get(parent.data.key)?.result !== undefined;
    const from = (depth - 1) * pitch + callHeight + (isParentDone ? 20 : 0);
    parts.push({
      kind: 'line',
      key: `edge-${node.key}`,
      path: straightPath(parent.x, from, x, depth * pitch),
      tone,
    });
  }
  for (const { data: node, x, depth } of places) {
    const call = visible.get(node.key);
    if (!call) continue;
    parts.push({
      kind: 'box',
      key: `call-${node.key}`,
      x: x - node.width / 2,
      y: depth * pitch,
      width: node.width,
      height: callHeight,
      text: call.label,
      tone: call.mark ?? 'plain',
      shape: 'pill',
    });
    if (call.result !== undefined) {
      const resultText = {
        kind: 'text',
        key: `result-${node.key}`,
        x,
        y: depth * pitch + callHeight + 11,
      } as const;
      parts.push({ ...resultText, text: `→ ${call.result}`, align: 'middle', role: 'halo' });
    }
  }
  const maxDepth = Math.max(...places.map(({ depth }) => depth));
  return withTitle(
    { width, height: maxDepth * pitch + callHeight + (hasResults ? 22 : 4), parts },
    diagram.label,
  );
}

/** Merges the calls at the same position in all steps into one tree. */
function unionOf(calls: readonly CallNode[], key: string): TidyNode {
  const count = Math.max(0, ...calls.map(({ children = [] }) => children.length));
  const texts = calls.flatMap(({ label, result }) => [label, result === undefined ? '' : `> ${result}`]);
  const children = Array.from({ length: count }, (_, i) =>
    unionOf(
      calls.flatMap((call) => call.children?.[i] ?? []),
      `${key}.${i}`,
    ),
  );
  return { key, width: Math.max(38, ...texts.map((text) => boxTextWidth(text) + 20)), children };
}

function callsByKey(call: CallNode, key: string, byKey = new Map<string, CallNode>()): Map<string, CallNode> {
  byKey.set(key, call);
  call.children?.forEach((child, i) => callsByKey(child, `${key}.${i}`, byKey));
  return byKey;
}

function hasResult(call: CallNode): boolean {
  return call.result !== undefined || (call.children ?? []).some(hasResult);
}

const trieSize = 34;
const triePitch = 56;

/** A trie: one letter per node, a second ring at the end of a word, and the current path highlighted. */
export function trieScene(diagram: DiagramOf<'trie'>, steps: readonly DiagramOf<'trie'>[]): Scene {
  const { words, path, marks = {} } = diagram;
  const allWords = [...new Set(steps.flatMap((step) => step.words))];
  const { places, width } = tidyTree(trieNode('', allWords));
  const visible = new Set(words.flatMap((word) => [...word].map((_, i) => word.slice(0, i + 1))).concat(''));
  const onPath = (prefix: string) => path !== undefined && path.startsWith(prefix);
  const visiblePlaces = places.filter(({ data }) => visible.has(data.key));
  const y = (depth: number) => depth * triePitch;
  const parts: Part[] = [
    ...visiblePlaces.flatMap(({ data: node, x, depth, parent }): Part[] => {
      if (!parent) return [];
      const tone = onPath(node.key) ? 'active' : 'plain';
      const line = straightPath(parent.x, y(depth - 1) + trieSize / 2, x, y(depth) + trieSize / 2);
      return [{ kind: 'line', key: `edge-${node.key}`, path: line, tone }];
    }),
    ...visiblePlaces.map(({ data: node, x, depth }): Part => ({
      kind: 'box',
      key: `node-${node.key}`,
      x: x - trieSize / 2,
      y: y(depth),
      width: trieSize,
      height: trieSize,
      text: node.key.slice(-1) || '·',
      tone: marks[node.key] ?? (onPath(node.key) ? 'active' : 'plain'),
      shape: 'circle',
      isRinged: words.includes(node.key),
    })),
  ];
  const maxDepth = Math.max(0, ...allWords.map((word) => word.length));
  return withTitle({ width, height: y(maxDepth) + trieSize + 4, parts }, diagram.label);
}

function trieNode(prefix: string, words: readonly string[]): TidyNode {
  const letters = new Set(
    words.flatMap((word) =>
      word.length > prefix.length && word.startsWith(prefix) ? [word.charAt(prefix.length)] : [],
    ),
  );
  const children = [...letters].sort().map((letter) => trieNode(prefix + letter, words));
  return { key: prefix, width: trieSize, children };
}
