import { LineCounter, parseDocument, type Document } from 'yaml';
import type { LintError } from './lint-error.ts';

export interface YamlSource {
  readonly value: unknown;
  /** 1-based line of the deepest existing node on a path. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** Returns the first syntax error if there is one. */
export function readYaml(text: string): YamlSource | LintError {
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
