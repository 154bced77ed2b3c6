import { LineCounter, parseDocument, type Document } from 'yaml';
import type { Fault } from './lint-error.ts';

/** A YAML text's value and where its parts stand. */
export interface YamlSource {
  readonly value: unknown;
  /** The line of the deepest part of a path that is there, counted from 1. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** Reads a YAML text, or tells the first fault in it. */
export function readYaml(text: string): YamlSource | Fault {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const [syntaxError] = document.errors;
  if (syntaxError) {
    const line = syntaxError.linePos?.[0].line ?? 1;
    return { line, message: `not valid YAML: ${syntaxError.message.split('\n')[0]}` };
  }
  return { value: document.toJS(), lineOf: (path) => lineIn(document, counter, path) };
}

function lineIn(document: Document, counter: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true) as
      { range?: [number, number, number] | null } | undefined;
    if (node?.range) return counter.linePos(node.range[0]).line;
  }
  return 1;
}
