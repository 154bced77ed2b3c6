import type { Lang } from '@dryrun/contracts/language';
import type { TraceValue } from '@dryrun/contracts/trace-events';
import { branchPhrase, type Branches } from './branches.ts';
import type { Changes, Recording, State } from './recording.ts';
import { referenceOf, type ObjectState } from './traceObjects.ts';
import { truncate, valueText } from './valueText.ts';

const maxPhrases = 3;
const valueLength = 40;

/** The parts of a program that the sentences need. */
interface Program {
  readonly lang: Lang;
  readonly branches: Branches;
}

/** A step in one or two sentences, such as "Line 7: left becomes 2. Line 8 is next." */
export function stepSentence(recording: Recording, index: number, { lang, branches }: Program): string {
  const step = recording.steps[index];
  if (!step) return '';
  const state = recording.stateAt(index);
  const frame = state.frames.at(-1);
  const text = (value: TraceValue | undefined) => valueText(value, state.objects, lang, valueLength);
  switch (step.kind) {
    case 'call': {
      const values = [...(frame?.variables ?? [])].filter(([name]) => !isSelf(name));
      const inputs = values.map(([name, value]) => `${name} = ${text(value)}`).join(', ');
      return `Line ${step.line}: ${frame?.name ?? ''}(${truncate(inputs, 120)}) is called.`;
    }
    case 'return': {
      const name = frame?.name || 'The function';
      const result = step.returned === undefined ? 'returns' : `returns ${text(step.returned)}`;
      return withChanges(recording, index, lang, `Line ${step.line}: ${name} ${result}.`);
    }
    case 'exception': {
      const message = truncate(step.exception?.trim().split('\n', 1)[0] ?? '', 160);
      return withChanges(recording, index, lang, `Line ${step.line}: ${message}`);
    }
    case 'line':
      return withChanges(recording, index, lang, `Line ${step.line} is next.`, branches);
  }
}

/** Puts the changes, which an earlier line made, and the way it went before a sentence. */
function withChanges(
  recording: Recording,
  index: number,
  lang: Lang,
  sentence: string,
  branches: Branches = new Map(),
): string {
  const line = executedLine(recording, index);
  const next = recording.steps[index]?.line ?? 0;
  const loopVariables = line === next ? [] : (branches.get(next)?.variables ?? []);
  const ownChanges = changePhrases(recording, index, lang, (name) => !loopVariables.includes(name));
  const loopChanges = variablePhrases(recording, index, lang, (name) => loopVariables.includes(name));
  const end = loopChanges.length === 0 ? sentence : `Line ${next}: ${joinPhrases(loopChanges)}.`;
  if (line === undefined) return ownChanges.length === 0 ? end : `${joinPhrases(ownChanges)}. ${end}`;
  const isShortIf = branches.get(line)?.first === line;
  const isBody =
    isShortIf && ((line !== next && ownChanges.length > 0) || ranSameLine(recording, index, line));
  const way = isBody ? undefined : branchPhrase(branches, line, next);
  const phrases = way === undefined ? ownChanges : [way, ...ownChanges];
  const { steps } = recording;
  const isIdle = steps[index]?.kind === 'line' && steps[index - 1]?.kind !== 'call';
  if (phrases.length === 0) return isIdle ? `Line ${line}: no variable changes. ${end}` : end;
  return `Line ${line}: ${joinPhrases(phrases)}. ${end}`;
}

/** Whether the step before, in the same call, stopped at the same line. So the body of a one-line `if` has run. */
function ranSameLine(recording: Recording, index: number, line: number): boolean {
  const { steps } = recording;
  const depth = steps[index]?.depth;
  const isOwn = (i: number) => steps[i]?.depth === depth && steps[i]?.kind === 'line';
  const findOwn = (from: number): number => {
    let i = from;
    while (i >= 0 && (steps[i]?.depth ?? 0) >= (depth ?? 0) && !isOwn(i)) i -= 1;
    return i;
  };
  const pending = findOwn(index - 1);
  const before = findOwn(pending - 1);
  return isOwn(pending) && isOwn(before) && steps[pending]?.line === line && steps[before]?.line === line;
}

/** The line that ran in the current frame before this step. */
export function executedLine(recording: Recording, index: number): number | undefined {
  const frame = recording.stateAt(index).frames.at(-1);
  const before = recording.stateAt(index - 1).frames;
  const depth = recording.steps[index]?.depth ?? 1;
  return before[depth - 1]?.call === frame?.call ? before[depth - 1]?.line : undefined;
}

function joinPhrases(phrases: readonly string[]): string {
  const hidden = phrases.length - maxPhrases;
  const shown = phrases.slice(0, maxPhrases).join(', ');
  return hidden > 0 ? `${shown} and ${hidden} more ${hidden === 1 ? 'change' : 'changes'}` : shown;
}

/** The changes of a step, such as "left becomes 2", "seen[3] becomes 0" and "prints "done"". */
export function changePhrases(
  recording: Recording,
  index: number,
  lang: Lang,
  includes: (variable: string) => boolean = () => true,
): string[] {
  const state = recording.stateAt(index);
  const changes = recording.changesAt(index);
  const [before, after] = [recording.outputAt(index - 1), recording.outputAt(index)];
  const printed = recording.steps[index]?.hasPrinted ? after.slice(index === 0 ? 0 : before.length) : '';
  const prints = printed === '' ? [] : [`prints ${truncate(JSON.stringify(printed.trimEnd()), valueLength)}`];
  return [
    ...variablePhrases(recording, index, lang, includes),
    ...objectPhrases(recording.stateAt(index - 1), state, changes, lang),
    ...prints,
  ];
}

function variablePhrases(
  recording: Recording,
  index: number,
  lang: Lang,
  includes: (variable: string) => boolean,
): string[] {
  const { frames, objects } = recording.stateAt(index);
  const variables = frames.at(-1)?.variables ?? new Map<string, TraceValue>();
  return [...recording.changesAt(index).variables]
    .filter((name) => variables.has(name) && includes(name))
    .map((name) => `${name} becomes ${valueText(variables.get(name), objects, lang, valueLength)}`);
}

function objectPhrases(before: State, after: State, changes: Changes, lang: Lang): string[] {
  const names = objectNames(after, lang);
  return [...changes.objects].flatMap(([id, parts]) => {
    const [old, now] = [before.objects.get(id), after.objects.get(id)];
    const name = names.get(id);
    if (!old || !now || name === undefined) return [];
    const hasShrunk = lengthOf(now) < lengthOf(old);
    if (parts.size === 0 && !hasShrunk) return [];
    if (hasShrunk || ('items' in now && parts.size > maxPhrases))
      return [`${name} becomes ${valueText(['@', id], after.objects, lang, valueLength)}`];
    return [...parts].map((part) => partPhrase(name, part, now, after, lang));
  });
}

function partPhrase(name: string, part: string, object: ObjectState, state: State, lang: Lang): string {
  const text = (value: TraceValue | undefined) => valueText(value, state.objects, lang, valueLength);
  switch (object.kind) {
    case 'text':
      return `${name} becomes ${truncate(JSON.stringify(object.text), valueLength)}`;
    case 'object':
      return `${name}.${part} becomes ${text(object.fields.get(part))}`;
    case 'map': {
      const [key, value] = object.entries.get(part) ?? [];
      return `${name}[${text(key)}] becomes ${text(value)}`;
    }
    case 'set':
      return `${name} gets ${text(JSON.parse(part) as TraceValue)}`;
    default:
      return `${name}[${part}] becomes ${text(object.items[Number(part)])}`;
  }
}

function lengthOf(object: ObjectState): number {
  return object.kind === 'object' ? object.fields.size : object.length;
}

const isSelf = (name: string) => name === 'self' || name === 'this';

/** A name for each object: a variable of the current frame, or a path such as `grid[2]` or `head.next`. */
function objectNames({ frames, objects }: State, lang: Lang): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const add = (value: TraceValue | undefined, name: string) => {
    const id = referenceOf(value);
    if (id !== undefined && !names.has(id)) names.set(id, name);
  };
  for (const frame of frames.slice(-1)) for (const [name, value] of frame.variables) add(value, name);
  for (const [id, name] of names) {
    const object = objects.get(id);
    if (!object || name.length > 30 || names.size > 500) continue;
    if (object.kind === 'object') for (const [field, value] of object.fields) add(value, `${name}.${field}`);
    if (object.kind === 'map')
      for (const [key, value] of object.entries.values())
        add(value, `${name}[${valueText(key, objects, lang, valueLength)}]`);
    if ('items' in object) object.items.forEach((item, i) => add(item, `${name}[${i}]`));
  }
  return names;
}

/** A table of the last steps up to `index` for a question to a friend, in Markdown. */
export function copyText(
  recording: Recording,
  index: number,
  { input, ...program }: Program & { readonly input: string },
): string {
  const first = Math.max(0, index - 29);
  const rows = recording.steps.slice(first, index + 1).map((step, i) => {
    const at = first + i;
    const changes = changePhrases(recording, at, program.lang).join(', ');
    const event =
      step.kind === 'line' ? changes : stepSentence(recording, at, program).replace(/^Line \d+: /, '');
    const line = step.kind === 'line' ? (executedLine(recording, at) ?? step.line) : step.line;
    return `| ${step.number} | ${line} | ${event.replaceAll('|', String.raw`\|`)} |`;
  });
  return [`Input: ${input}`, '', '| Step | Line | What changed |', '| --- | --- | --- |', ...rows, ''].join(
    '\n',
  );
}
