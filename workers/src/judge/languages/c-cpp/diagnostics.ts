import type { Diagnostic } from '@dryrun/contracts/code';
import type { Signature } from '@dryrun/contracts/signature';
import { typeName } from '@dryrun/content/course/code-template';
import { generatedFile, learnerFile } from './program.ts';

/** What a compiler run said, seen from the learner's text. */
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
/** Lines that lead in a message instead of belonging to the one before. */
const leadPattern = /^(?:In file included from |\S+: (?:In |At global scope|In instantiation))/;

/** Reads g++'s messages, which are untrusted text, and leaves out what is about the generated part of the program. */
export function readMessages(text: string, signature: Signature): CompilerMessages {
  const { blocks, rest } = splitBlocks(text);
  const isGenerated = (block: Block): boolean => block.file === generatedFile;
  const learners = blocks.filter((block) => !isGenerated(block));
  const errors = learners.filter((block) => block.severity.endsWith('error'));
  const diagnostics = learners.filter(isDiagnostic).map(toDiagnostic);
  const shown = learners.flatMap((block) => block.text);
  if (errors.length === 0 && blocks.some((block) => isGenerated(block) && block.severity.endsWith('error'))) {
    const causes = blocks.filter((block) => isGenerated(block) && block.severity.endsWith('error'));
    return {
      output: [describeMethod(signature), ...causes.map((block) => block.message)].join('\n'),
      diagnostics,
    };
  }
  const output = [...shown, ...(shown.length === 0 ? rest : [])].join('\n').trim();
  return { output, diagnostics };
}

function splitBlocks(text: string): { blocks: Block[]; rest: string[] } {
  const blocks: Block[] = [];
  const rest: string[] = [];
  let lead: string[] = [];
  for (const line of text.split('\n')) {
    const [, file, row, column, severity, message] = startPattern.exec(line) ?? [];
    if (file !== undefined && severity !== undefined && message !== undefined) {
      const place = { file, line: Number(row), column: column === undefined ? undefined : Number(column) };
      blocks.push({ ...place, severity, message, text: [...lead, line] });
      lead = [];
    } else if (leadPattern.test(line)) {
      lead.push(line);
    } else if (blocks.length > 0 && !/^(?:g\+\+|collect2|compilation terminated)/.test(line)) {
      blocks.at(-1)?.text.push(line);
    } else {
      rest.push(line.replace(/^\S*\/work\/|\/tmp\/\S+\.o: ?/g, ''));
    }
  }
  return { blocks, rest };
}

function isDiagnostic(block: Block): boolean {
  return block.file === learnerFile && block.severity !== 'note';
}

function toDiagnostic({ line, column, severity, message }: Block): Diagnostic {
  return {
    line,
    ...(column === undefined ? {} : { column }),
    severity: severity === 'warning' ? 'warning' : 'error',
    message,
  };
}

function describeMethod({ function: name, args, returns }: Signature): string {
  const types = args.map((arg) => `${typeName(arg.type, 'c_cpp')} ${arg.name}`).join(', ');
  return `The program needs a class Solution with a public method ${typeName(returns, 'c_cpp')} ${name}(${types}).`;
}
