import { createHash } from 'node:crypto';

/** A program with a gap in place of one line. */
export interface Gap {
  readonly before: string;
  /** The white space at the start of the line. */
  readonly indent: string;
  readonly line: string;
  readonly after: string;
}

/** Shorter lines, such as a brace, say nothing about the mistake. Longer ones are not learned by heart. */
const [minLength, maxLength] = [6, 160];

/**
 * The key of the only line in which two programs differ, apart from blank lines and white space at both ends of lines.
 * Undefined if more lines differ, or if the line occurs twice in `approved`.
 */
export function correctedLineKey(failing: string, approved: string): string | undefined {
  const [old, corrected] = [linesOf(failing), linesOf(approved)];
  if (old.length !== corrected.length) return undefined;
  const different = corrected.filter((line, i) => line !== old[i]);
  const [line] = different;
  if (line === undefined || different.length > 1) return undefined;
  if (line.length < minLength || line.length > maxLength || /^(?:#|\/\/|\/\*|\*)/.test(line))
    return undefined;
  return corrected.filter((each) => each === line).length === 1 ? keyOf(line) : undefined;
}

/** Finds the line of `correctedLineKey` in the approved program. */
export function findGap(approved: string, key: string): Gap | undefined {
  const lines = approved.split(/\r?\n/);
  const at = lines.findIndex((line) => keyOf(line.trim()) === key);
  const text = lines[at];
  if (text === undefined) return undefined;
  return {
    before: lines.slice(0, at).join('\n'),
    indent: text.slice(0, text.length - text.trimStart().length),
    line: text.trim(),
    after: lines.slice(at + 1).join('\n'),
  };
}

/** The program with `line` in the gap. */
export function fillGap({ before, indent, after }: Gap, line: string): string {
  return [before, indent + line.trim(), after].join('\n');
}

/** Whether two lines differ in white space only. */
export function isSameLine(a: string, b: string): boolean {
  return a.replaceAll(/\s+/g, '') === b.replaceAll(/\s+/g, '');
}

const linesOf = (code: string): string[] =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const keyOf = (line: string): string => createHash('sha256').update(line).digest('hex').slice(0, 16);
