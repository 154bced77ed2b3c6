/** Supplied without asking; written before the first line so that the learner's line numbers stay. */
const imports = [
  'import java.util.*;',
  'import java.util.function.*;',
  'import java.util.stream.*;',
  'import java.math.*; ',
].join(' ');

/** How far the first line's columns are moved. */
export const movedColumns = imports.length;

const packageLine = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*(package\s+[\w.\s]+;)/;

/**
 * The text that is compiled: the learner's with the imports in front. A `package` line becomes blanks, since the
 * supplied node types live in no package.
 */
export function writeSource(source: string): string {
  let text = source.replace(/^\uFEFF/, ' ');
  const declaration = packageLine.exec(text)?.[1];
  if (declaration !== undefined) text = text.replace(declaration, declaration.replace(/[^\n]/g, ' '));
  return imports + text;
}
