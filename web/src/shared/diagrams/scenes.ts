import type { Diagram, DiagramOf, SimpleDiagram } from '@dryrun/contracts/diagram';
import { arrayScene } from './array.ts';
import { callsScene, trieScene } from './call-tree.ts';
import { bucketsScene } from './buckets.ts';
import { graphScene } from './graph.ts';
import { gridScene } from './grid.ts';
import { followValues, type KeyedValues } from './track-values.ts';
import { queueScene, stackScene } from './stack-queue.ts';
import { listScene } from './linked-list.ts';
import { chartScene, intervalsScene } from './plots.ts';
import { moved, nameTextWidth, titled, type Part, type Scene } from './scene.ts';
import { heapScene, treeScene } from './trees.ts';
import { variablesScene } from './variables.ts';

/** Pictures side by side that are wider than this stand below each other: in a text, and in a narrow window. */
const widestRow = { usual: 640, narrow: 320 } as const;
const rowGap = 36;
const columnGap = 22;

/**
 * Lays out the pictures of consecutive steps together: what stays keeps its key and its place, and all scenes have the
 * size of the largest, so that nothing jumps.
 */
export function scenesOf(pictures: readonly Diagram[], room: keyof typeof widestRow = 'usual'): Scene[] {
  const count = Math.max(...pictures.map((picture) => childrenOf(picture).length));
  const columns = Array.from({ length: count }, (_, i) =>
    simpleScenes(pictures.map((picture) => childrenOf(picture)[i])),
  );
  const scenes = pictures.map((picture, step) =>
    picture.kind === 'row'
      ? titled(joined(picture, columns, step, widestRow[room]), picture.label)
      : (columns[0]?.[step] as Scene),
  );
  const width = Math.ceil(Math.max(...scenes.map((scene) => scene.width)));
  const height = Math.ceil(Math.max(...scenes.map((scene) => scene.height)));
  return scenes.map(({ parts }) => ({ width, height, parts }));
}

function childrenOf(picture: Diagram): readonly SimpleDiagram[] {
  return picture.kind === 'row' ? picture.pictures : [picture];
}

/** The pictures that stand side by side, each in a slot as large as it is in its largest step. */
function joined(
  row: DiagramOf<'row'>,
  columns: readonly (readonly (Scene | undefined)[])[],
  step: number,
  widest: number,
): Scene {
  const slots = columns.map((scenes) => ({
    scene: scenes[step],
    width: Math.max(0, ...scenes.map((scene) => scene?.width ?? 0)),
    height: Math.max(0, ...scenes.map((scene) => scene?.height ?? 0)),
  }));
  const total = slots.reduce((sum, { width }) => sum + width + rowGap, -rowGap);
  const isColumn = row.direction === 'column' || total > widest;
  const parts: Part[] = [];
  let at = 0;
  slots.forEach(({ scene, width, height }, i) => {
    if (scene) parts.push(...moved(scene, isColumn ? 0 : at, isColumn ? at : 0, String(i)));
    at += isColumn ? height + columnGap : width + rowGap;
  });
  const ofSlots = (size: 'width' | 'height') => Math.max(...slots.map((slot) => slot[size]));
  return isColumn
    ? { width: ofSlots('width'), height: at - columnGap, parts }
    : { width: at - rowGap, height: ofSlots('height'), parts };
}

function simpleScenes(pictures: readonly (SimpleDiagram | undefined)[]): (Scene | undefined)[] {
  let followed: KeyedValues | undefined;
  const hasTitle = pictures.some((picture) => picture?.label !== undefined);
  const scenes = pictures.map((given) => {
    if (!given) return undefined;
    const picture = hasTitle ? { ...given, label: given.label ?? ' ' } : given;
    const steps = pictures.filter((other): other is SimpleDiagram => other?.kind === picture.kind);
    if ('values' in picture && Array.isArray(picture.values))
      followed = followValues(followed, picture.values);
    return simpleScene(picture, steps, followed?.keys ?? []);
  });
  return withRoomForNames(scenes);
}

/** A long name of a pointer to the first or the last place would stand out of the picture: all steps get room for it. */
function withRoomForNames(scenes: readonly (Scene | undefined)[]): (Scene | undefined)[] {
  const outside = scenes.flatMap((scene) =>
    (scene?.parts ?? []).flatMap((part) => {
      if (!scene || part.kind !== 'text' || part.role !== 'name' || part.align !== 'middle') return [];
      const half = nameTextWidth(part.text) / 2;
      return [{ left: half - part.x, right: part.x + half - scene.width }];
    }),
  );
  const left = Math.max(0, ...outside.map((one) => one.left));
  const right = Math.max(0, ...outside.map((one) => one.right));
  if (left + right === 0) return [...scenes];
  return scenes.map(
    (scene) =>
      scene && {
        width: scene.width + left + right,
        height: scene.height,
        parts: moved(scene, left, 0, 'inner'),
      },
  );
}

function simpleScene(picture: SimpleDiagram, same: readonly SimpleDiagram[], keys: readonly string[]): Scene {
  const steps = same as never[]; // they are of the picture's own kind
  switch (picture.kind) {
    case 'array':
      return arrayScene(picture, steps, keys);
    case 'stack':
      return stackScene(picture, steps, keys);
    case 'queue':
      return queueScene(picture, steps, keys);
    case 'heap':
      return heapScene(picture, steps, keys);
    case 'list':
      return listScene(picture, steps);
    case 'buckets':
      return bucketsScene(picture, steps);
    case 'tree':
      return treeScene(picture, steps);
    case 'trie':
      return trieScene(picture, steps);
    case 'graph':
      return graphScene(picture, steps);
    case 'grid':
      return gridScene(picture, steps);
    case 'calls':
      return callsScene(picture, steps);
    case 'chart':
      return chartScene(picture);
    case 'intervals':
      return intervalsScene(picture, steps);
    case 'variables':
      return variablesScene(picture, steps);
  }
}
