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
const introPattern = /^(?:In file included from |\S+: (?:In |At global scope|In instantiation))/;

/** Parses compiler messages (untrusted text). Drops those about the generated part of the program. */
export function readMessages(text: string, signature: Signature): CompilerMessages {
  const { blocks, otherLines } = splitBlocks(text);
  const isGenerated = (block: Block): boolean => block.file === generatedFile;
  const learnerBlocks = blocks.filter((block) => !isGenerated(block));
  const diagnostics = learnerBlocks.filter(isDiagnostic).map(toDiagnostic);
  const learnerLines = learnerBlocks.flatMap((block) => block.text);
  const generatedErrors = blocks.filter((block) => isGenerated(block) && isError(block));
  if (generatedErrors.length > 0 && !learnerBlocks.some(isError)) {
    return {
      output: [describeMethod(signature), ...generatedErrors.map((block) => block.message)].join('\n'),
      diagnostics,
    };
  }
  const output = [...learnerLines, ...(learnerLines.length === 0 ? otherLines : [])].join('\n').trim();
  return { output, diagnostics };
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

function isDiagnostic(block: Block): boolean {
  return block.file === learnerFile && block.severity !== 'note';
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
