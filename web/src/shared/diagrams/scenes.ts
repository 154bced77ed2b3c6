import type { Diagram, DiagramOf, SimpleDiagram } from '@dryrun/contracts/diagram';
import { arrayScene } from './array.ts';
import { callsScene, trieScene } from './call-tree.ts';
import { bucketsScene } from './buckets.ts';
import { graphScene } from './graph.ts';
import { gridScene } from './grid.ts';
import { trackValues, type KeyedValues } from './track-values.ts';
import { queueScene, stackScene } from './stack-queue.ts';
import { listScene } from './linked-list.ts';
import { chartScene, intervalsScene } from './plots.ts';
import { tableScene, type TableDiagram } from './table.ts';
import { translate, nameTextWidth, withTitle, type Part, type Scene } from './scene.ts';
import { heapScene, treeScene } from './trees.ts';
import { variablesScene } from './variables.ts';

type Simple = SimpleDiagram | TableDiagram;

const maxRowWidth = { wide: 640, narrow: 320 } as const;
const rowGap = 36;
const columnGap = 22;

/** Lays out consecutive steps together: unchanged parts keep their keys and positions, and all scenes their size. */
export function layoutDiagrams(
  diagrams: readonly (Diagram | TableDiagram)[],
  available: keyof typeof maxRowWidth = 'wide',
): Scene[] {
  const count = Math.max(...diagrams.map((diagram) => childrenOf(diagram).length));
  const columns = Array.from({ length: count }, (_, i) =>
    simpleScenes(diagrams.map((diagram) => childrenOf(diagram)[i])),
  );
  const scenes = diagrams.map((diagram, step) =>
    diagram.kind === 'row'
      ? withTitle(rowScene(diagram, columns, step, maxRowWidth[available]), diagram.label)
      : (columns[0]?.[step] as Scene),
  );
  const width = Math.ceil(Math.max(...scenes.map((scene) => scene.width)));
  const height = Math.ceil(Math.max(...scenes.map((scene) => scene.height)));
  return scenes.map(({ parts }) => ({ width, height, parts }));
}

function childrenOf(diagram: Diagram | TableDiagram): readonly Simple[] {
  return diagram.kind === 'row' ? diagram.pictures : [diagram];
}

/** Lays out a row of diagrams. Each gets a slot of its largest size in any step. */
function rowScene(
  row: DiagramOf<'row'>,
  columns: readonly (readonly (Scene | undefined)[])[],
  step: number,
  maxWidth: number,
): Scene {
  const slots = columns.map((scenes) => ({
    scene: scenes[step],
    width: Math.max(0, ...scenes.map((scene) => scene?.width ?? 0)),
    height: Math.max(0, ...scenes.map((scene) => scene?.height ?? 0)),
  }));
  const total = slots.reduce((sum, { width }) => sum + width + rowGap, -rowGap);
  const isColumn = row.direction === 'column' || total > maxWidth;
  const parts: Part[] = [];
  let offset = 0;
  slots.forEach(({ scene, width, height }, i) => {
    if (scene) parts.push(...translate(scene, isColumn ? 0 : offset, isColumn ? offset : 0, String(i)));
    offset += isColumn ? height + columnGap : width + rowGap;
  });
  const ofSlots = (size: 'width' | 'height') => Math.max(...slots.map((slot) => slot[size]));
  return isColumn
    ? { width: ofSlots('width'), height: offset - columnGap, parts }
    : { width: offset - rowGap, height: ofSlots('height'), parts };
}

function simpleScenes(diagrams: readonly (Simple | undefined)[]): (Scene | undefined)[] {
  let trackedValues: KeyedValues | undefined;
  const hasTitle = diagrams.some((diagram) => diagram?.label !== undefined);
  const scenes = diagrams.map((original) => {
    if (!original) return undefined;
    const diagram = hasTitle ? { ...original, label: original.label ?? ' ' } : original;
    const steps = diagrams.filter((other): other is Simple => other?.kind === diagram.kind);
    if ('values' in diagram && Array.isArray(diagram.values))
      trackedValues = trackValues(trackedValues, diagram.values);
    return simpleScene(diagram, steps, trackedValues?.keys ?? []);
  });
  return padForPointerNames(scenes);
}

/** Pads all steps, so that long pointer names at the first and last element fit. */
function padForPointerNames(scenes: readonly (Scene | undefined)[]): (Scene | undefined)[] {
  const overflows = scenes.flatMap((scene) =>
    (scene?.parts ?? []).flatMap((part) => {
      if (!scene || part.kind !== 'text' || part.role !== 'name' || part.align !== 'middle') return [];
      const half = nameTextWidth(part.text) / 2;
      return [{ left: half - part.x, right: part.x + half - scene.width }];
    }),
  );
  const left = Math.max(0, ...overflows.map((overflow) => overflow.left));
  const right = Math.max(0, ...overflows.map((overflow) => overflow.right));
  if (left + right === 0) return [...scenes];
  return scenes.map(
    (scene) =>
      scene && {
        width: scene.width + left + right,
        height: scene.height,
        parts: translate(scene, left, 0, 'inner'),
      },
  );
}

function simpleScene(diagram: Simple, stepsOfKind: readonly Simple[], keys: readonly string[]): Scene {
  const steps = stepsOfKind as never[]; // all have the kind of `diagram`
  switch (diagram.kind) {
    case 'array':
      return arrayScene(diagram, steps, keys);
    case 'stack':
      return stackScene(diagram, steps, keys);
    case 'queue':
      return queueScene(diagram, steps, keys);
    case 'heap':
      return heapScene(diagram, steps, keys);
    case 'list':
      return listScene(diagram, steps);
    case 'buckets':
      return bucketsScene(diagram, steps);
    case 'tree':
      return treeScene(diagram, steps);
    case 'trie':
      return trieScene(diagram, steps);
    case 'graph':
      return graphScene(diagram, steps);
    case 'grid':
      return gridScene(diagram, steps);
    case 'calls':
      return callsScene(diagram, steps);
    case 'chart':
      return chartScene(diagram);
    case 'intervals':
      return intervalsScene(diagram, steps);
    case 'variables':
      return variablesScene(diagram, steps);
    case 'table':
      return tableScene(diagram);
  }
}
