/** Default imports, on the source's first line so that its line numbers don't change. */
const imports = [
  'import java.util.*;',
  'import java.util.function.*;',
  'import java.util.stream.*;',
  'import java.math.*; ',
].join(' ');

/** Columns by which the imports shift the first line. */
export const importsLength = imports.length;

const packageLine = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*(package\s+[\w.\s]+;)/;

/** The JDK has no such package; the built-in `Pair` replaces it. */
const javafxImport = /^([ \t]*)(import\s+javafx\.util\.(?:Pair|\*)\s*;)/gm;

/** Adds the default imports. Blanks a `package` line, because the built-in `ListNode` is in no package. */
export function writeSource(source: string): string {
  let text = source.replace(/^\uFEFF/, ' ');
  const declaration = packageLine.exec(text)?.[1];
  if (declaration !== undefined) text = text.replace(declaration, blank(declaration));
  return imports + text.replace(javafxImport, (_match, indent: string, line: string) => indent + blank(line));
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
