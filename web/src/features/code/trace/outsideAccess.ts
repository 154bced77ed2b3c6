import type { Lang } from '@dryrun/contracts/language';
import type { TraceValue } from '@dryrun/contracts/trace-events';
import { blankStringsAndComments } from './indexVariables.ts';
import type { Frame, Recording } from './recording.ts';
import { referenceOf } from './traceObjects.ts';

interface Access {
  readonly text: string;
  readonly list: string;
  readonly index: string;
  readonly offset: number;
}

interface OutsideAccess {
  /** Of the step. */
  readonly index: number;
  readonly sentence: string;
}

const access = /\b([A-Za-z_]\w*)\[\s*([A-Za-z_]\w*)\s*(?:([-+])\s*(\d+)\s*)?\]/g;
const firstCondition = /^\s*(?:\}?\s*(?:else\s+)?(?:if|while)\s*\(|(?:el)?if\s|while\s|return\s)/;

/**
 * Accesses outside of a list that do not end the program: C++ reads whatever is there, and Python counts a negative
 * index from the end. Java throws an exception.
 */
export function findOutsideAccesses({
  recording,
  code,
  lang,
}: {
  readonly recording: Recording;
  readonly code: string;
  readonly lang: Lang;
}): OutsideAccess[] {
  if (lang === 'java') return [];
  const accesses = blankStringsAndComments(code, lang).split('\n').map(certainAccesses);
  const found = new Map<string, OutsideAccess>();
  recording.steps.forEach(({ kind, line, depth }, index) => {
    const onLine = kind === 'line' ? (accesses[line - 1] ?? []) : [];
    if (onLine.length === 0) return;
    const { frames, objects } = recording.stateAt(index);
    const frame = frames[depth - 1];
    for (const { text, list, index: name, offset } of frame ? onLine : []) {
      const object = objects.get(referenceOf(variableOf(list, frame)) ?? 0);
      const value = variableOf(name, frame);
      if (object?.kind !== 'list' || typeof value !== 'number' || found.has(text)) continue;
      const at = value + offset;
      const isOutside = lang === 'python3' ? at < 0 && at >= -object.length : at < 0 || at >= object.length;
      if (isOutside) found.set(text, { index, sentence: sentenceOf(text, at, object.length, lang) });
    }
  });
  return [...found.values()];
}

function sentenceOf(text: string, at: number, length: number, lang: Lang): string {
  if (lang === 'python3') return `${text} counts from the end, because the index is ${at}.`;
  return length === 0
    ? `${text} is outside of an empty list.`
    : `${text} is outside of the list: the index is ${at}, the last one is ${length - 1}.`;
}

/** The accesses that happen whenever the line runs, with the values that the variables have before it. */
function certainAccesses(line: string): Access[] {
  if (/\+\+|--|\bfor\b|\blambda\b/.test(line)) return [];
  const start = firstCondition.exec(line)?.[0].length ?? 0;
  const matches = [...line.matchAll(access)];
  return matches.flatMap((match) => {
    const [text, list = '', index = '', sign = '+', offset = '0'] = match;
    const before = line.slice(start, match.index);
    if (/[&|?:;{}]|\b(?:and|or|if|else)\b/.test(before) || hasClosed(before)) return [];
    // A Python expression such as `x if c else a[i]` continues after the access.
    if (/\bif\b/.test(line.slice(match.index))) return [];
    return [{ text, list, index, offset: Number(`${sign}${offset}`) }];
  });
}

/** Whether a text closes a bracket that was opened before it, such as that of a condition. */
function hasClosed(text: string): boolean {
  let open = 0;
  for (const character of text) {
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
    if (open < 0) return true;
  }
  return false;
}

function variableOf(name: string, frame: Frame | undefined): TraceValue | undefined {
  return frame?.variables.get(name);
}
