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

/** Adds the default imports. Blanks a `package` declaration, because the built-in node types are in no package. */
export function writeSource(source: string): string {
  let text = source.replace(/^\uFEFF/, ' ');
  const declaration = packageLine.exec(text)?.[1];
  if (declaration !== undefined) text = text.replace(declaration, declaration.replace(/[^\n]/g, ' '));
  return imports + text;
}
