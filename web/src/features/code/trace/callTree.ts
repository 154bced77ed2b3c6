import type { CallNode } from '@dryrun/contracts/diagram';
import type { Lang } from '@dryrun/contracts/language';
import type { Recording } from './recording.ts';
import { truncate, valueText } from './valueText.ts';

export interface Call {
  readonly name: string;
  readonly label: string;
  /** The index of the step that makes the call. */
  readonly step: number;
  /** The index of the step that ends it, if it was recorded. */
  end: number | undefined;
  result: string | undefined;
  readonly parent: Call | undefined;
  readonly children: Call[];
}

/** All recorded calls, in order. Calls whose callers were omitted have none. */
export function findCalls(recording: Recording, lang: Lang): readonly Call[] {
  const calls: Call[] = [];
  const open = new Map<number, Call>();
  recording.steps.forEach((step, i) => {
    if (recording.gaps.some(({ before }) => before === i)) open.clear();
    if (step.kind === 'call') {
      const parent = open.get(step.depth - 1);
      const call: Call = {
        name: step.name ?? '',
        label: labelAt(recording, i, lang),
        step: i,
        end: undefined,
        result: undefined,
        parent,
        children: [],
      };
      parent?.children.push(call);
      calls.push(call);
      open.set(step.depth, call);
      return;
    }
    const call = open.get(step.depth);
    if (!call || step.kind === 'line') return;
    call.end = i;
    const { objects } = recording.stateAt(i);
    if (step.kind === 'exception') call.result = 'exception';
    else if (step.returned !== undefined) call.result = valueText(step.returned, objects, lang, 12);
  });
  return calls;
}

function labelAt(recording: Recording, index: number, lang: Lang): string {
  const { frames, objects } = recording.stateAt(index);
  const frame = frames.at(-1);
  const scalars = [...(frame?.variables ?? [])].filter(([name]) => name !== 'self' && name !== 'this');
  const texts = scalars.map(([, value]) => valueText(value, objects, lang, 8));
  return truncate(`${frame?.name ?? ''}(${texts.join(', ')})`, 22);
}

function hasSameCaller(call: Call): boolean {
  return pathTo(call).some((caller) => caller !== call && caller.name === call.name);
}

const maxShown = 28;

/** The calls that the tree shows, and their positions in it: `r` is the root, `r.0` its first child. */
export interface CallTree {
  readonly root: CallNode;
  /** The tree with all shown calls, which fixes their places. */
  readonly full: CallNode;
  readonly stepOf: ReadonlyMap<string, number>;
  readonly isComplete: boolean;
}

/** The call tree up to a step. Large trees show the current call, its callers and the calls beside them. */
export function drawCallTree(recursive: readonly Call[], index: number): CallTree | undefined {
  const isOpen = ({ step, end }: Call) => step <= index && (end === undefined || end >= index);
  const current = recursive.findLast(isOpen);
  const root = rootOf(current ?? recursive[0]);
  if (!root) return undefined;
  const path = pathTo(current ?? root);
  const shown = chooseCalls(recursive, path);
  /** A hidden caller is replaced by the first shown call below it on the path to the current call. */
  const childrenOf = (call: Call): Call[] =>
    call.children.flatMap((child) => {
      if (shown.has(child)) return [child];
      return path.includes(child)
        ? (path.slice(path.indexOf(child)).find((inner) => shown.has(inner)) ?? [])
        : [];
    });
  const stepOf = new Map<string, number>();
  const collectSteps = (call: Call, key: string): void => {
    stepOf.set(key, call.step);
    childrenOf(call).forEach((child, i) => collectSteps(child, `${key}.${i}`));
  };
  collectSteps(root, 'r');
  const node = (call: Call, until: number): CallNode => {
    const isOver = call.end !== undefined && call.end <= until;
    const children = childrenOf(call).filter((child) => child.step <= until);
    return {
      label: call.label,
      result: isOver ? call.result : undefined,
      mark: call === current ? 'active' : isOver ? 'muted' : undefined,
      children: children.map((child) => node(child, until)),
    };
  };
  return {
    root: node(root, index),
    full: node(root, Infinity),
    stepOf,
    isComplete: shown.size === recursive.length,
  };
}

function rootOf(call: Call | undefined): Call | undefined {
  return call?.parent ? rootOf(call.parent) : call;
}

/** Calls of functions that call themselves, and their callers. Empty for a program without recursion. */
export function recursiveCalls(calls: readonly Call[]): readonly Call[] {
  const names = new Set(calls.filter((call) => hasSameCaller(call)).map(({ name }) => name));
  const kept = new Set<Call>();
  for (const call of calls) if (names.has(call.name)) for (const caller of pathTo(call)) kept.add(caller);
  return calls.filter((call) => kept.has(call));
}

/** The callers of a call, from the outermost, and the call itself. */
function pathTo(call: Call): readonly Call[] {
  const path = [call];
  for (let caller = call.parent; caller; caller = caller.parent) path.push(caller);
  return path.reverse();
}

function chooseCalls(calls: readonly Call[], path: readonly Call[]): ReadonlySet<Call> {
  if (calls.length <= maxShown) return new Set(calls);
  // A deep recursion shows its innermost calls below the root.
  const shown = new Set([...path.slice(0, 1), ...path.slice(-12)]);
  for (const call of path.toReversed()) {
    if (!shown.has(call)) continue;
    const children = call.children.filter((child) => calls.includes(child));
    for (const child of children.slice(0, 6)) if (shown.size < maxShown) shown.add(child);
  }
  return shown;
}
