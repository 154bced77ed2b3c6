import type { Diagnostic } from '@dryrun/contracts/code';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Signature } from '@dryrun/contracts/signature';
import { typeName } from '@dryrun/content/course/code-template';
import { generatedFile, learnerFile } from './program.ts';

export interface CompilerMessages {
  readonly output: string;
  readonly diagnostics: readonly Diagnostic[];
}

interface Block {
  readonly file: string;
  readonly line: number;
  readonly column: number | undefined;
  readonly severity: string;
  readonly message: string;
  readonly text: string[];
}

const startPattern = /^([^\s:][^:]*):(\d+):(?:(\d+):)? (fatal error|error|warning|note): (.*)$/;
const introPattern =
  /^(?:In file included from |\S+: (?:In |At global scope|In instantiation)|\S+:\d+:\d+: +(?:recursively )?required )/;
/** GCC's lines before an error in a header, such as `solution.cpp:7:9:   required from here`. */
const requiredPattern = /^([^\s:]+):(\d+):(\d+): +(?:recursively )?required /;

/** An error or warning with its notes. */
interface Message {
  readonly head: Block;
  readonly notes: readonly Block[];
  /** Where the learner's or the generated code caused it. Differs from `head` if `head` is in a header. */
  readonly cause: Block | undefined;
}

/** Parses untrusted compiler messages, the learner's lines first. Drops those about generated code. */
export function readMessages(text: string, signature: Signature): CompilerMessages {
  const { blocks, otherLines } = splitBlocks(text);
  const messages = groupMessages(blocks);
  const learnerMessages = messages.filter(({ cause }) => cause?.file !== generatedFile);
  const diagnostics = learnerMessages.flatMap(({ cause }) => (cause ? [toDiagnostic(cause)] : []));
  const generatedErrors = messages.filter(
    ({ head, cause }) => cause?.file === generatedFile && isError(head),
  );
  if (generatedErrors.length > 0 && !learnerMessages.some(({ head }) => isError(head))) {
    return {
      output: [describeMethod(signature), ...generatedErrors.map(({ head }) => head.message)].join('\n'),
      diagnostics,
    };
  }
  const parts = learnerMessages.map(splitByFile);
  const learnerLines = parts.flatMap(({ learner }) => learner);
  const headerLines = parts.flatMap(({ headers }) => headers);
  const lines = learnerLines.length + headerLines.length === 0 ? otherLines : learnerLines;
  const separator = learnerLines.length > 0 && headerLines.length > 0 ? ['', 'In headers:'] : [];
  return { output: [...lines, ...separator, ...headerLines].join('\n').trim(), diagnostics };
}

function groupMessages(blocks: readonly Block[]): Message[] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    if (block.severity === 'note') groups.at(-1)?.push(block);
    else groups.push([block]);
  }
  return groups.flatMap(([head, ...notes]) => (head ? [{ head, notes, cause: causeOf(head, notes) }] : []));
}

function causeOf(head: Block, notes: readonly Block[]): Block | undefined {
  const isOwn = ({ file }: { readonly file: string }): boolean =>
    file === learnerFile || file === generatedFile;
  if (isOwn(head)) return head;
  const note = notes.find(isOwn);
  const position = note ?? head.text.flatMap(readRequired).find(isOwn);
  if (!position) return undefined;
  const { file, line, column } = position;
  const title = `${file}:${line}:${column === undefined ? '' : `${column}:`} ${head.severity}: ${head.message}`;
  const sourceLines = note?.text.slice(note.text.findIndex((text) => startPattern.test(text)) + 1) ?? [];
  return { ...head, file, line, column, text: [title, ...sourceLines] };
}

function readRequired(line: string): Pick<Block, 'file' | 'line' | 'column'>[] {
  const [, file, row, column] = requiredPattern.exec(line) ?? [];
  return file === undefined ? [] : [{ file, line: Number(row), column: Number(column) }];
}

function splitByFile({ head, notes, cause }: Message): { learner: string[]; headers: string[] } {
  const inFile = (block: Block): boolean => block.file === learnerFile;
  const rest = notes.filter(({ file }) => file !== generatedFile);
  if (cause === head || cause === undefined) {
    const blocks = [head, ...rest];
    return {
      learner: blocks.filter(inFile).flatMap(({ text }) => text),
      headers: blocks.filter((block) => !inFile(block)).flatMap(({ text }) => text),
    };
  }
  return { learner: [...cause.text], headers: [head, ...rest].flatMap(({ text }) => text) };
}

function splitBlocks(text: string): { blocks: Block[]; otherLines: string[] } {
  const blocks: Block[] = [];
  const otherLines: string[] = [];
  let intro: string[] = [];
  for (const line of text.split('\n')) {
    const [, file, row, column, severity, message] = startPattern.exec(line) ?? [];
    if (file !== undefined && severity !== undefined && message !== undefined) {
      const position = { file, line: Number(row), column: column === undefined ? undefined : Number(column) };
      blocks.push({ ...position, severity, message, text: [...intro, line] });
      intro = [];
    } else if (introPattern.test(line)) {
      intro.push(line);
    } else if (blocks.length > 0 && !/^(?:g\+\+|collect2|compilation terminated)/.test(line)) {
      blocks.at(-1)?.text.push(line);
    } else {
      otherLines.push(line.replace(/^\S*\/work\/|\/tmp\/\S+\.o: ?/g, ''));
    }
  }
  return { blocks, otherLines };
}

function isError({ severity }: Block): boolean {
  return severity.endsWith('error');
}

function toDiagnostic({ line, column, severity, message }: Block): Diagnostic {
  return omitUndefined({
    line,
    column,
    severity: severity === 'warning' ? ('warning' as const) : ('error' as const),
    message,
  });
}

function describeMethod({ function: name, args, returns }: Signature): string {
  const types = args.map((arg) => `${typeName(arg.type, 'c_cpp')} ${arg.name}`).join(', ');
  return `The program needs a class Solution with a public method ${typeName(returns, 'c_cpp')} ${name}(${types}).`;
}
