import type { Diagnostic } from '@dryrun/contracts/code';
import { encodeFrame } from '../../grading/frames.ts';
import { artifactBytes } from '../../limits.ts';
import type { Driver } from '../../grading/session.ts';
import { JudgeFault, type CompileFailure } from '../toolchain.ts';
import { compileFailure } from '../compile-failure.ts';
import { movedColumns, writeSource } from './source-text.ts';
import { warmupProgram } from './warmup-program.ts';

export interface CompiledJava {
  readonly kind: 'compiled';
  /** Each: the class's name, a newline, its bytes. */
  readonly classes: readonly Buffer[];
  readonly output: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a compiler made of a text. */
export type CompileAnswer =
  | CompiledJava
  | CompileFailure
  /** The compiler itself failed, and may not be used again. */
  | { readonly kind: 'broken' };

/** Compiles a program of ours `times` times, and makes compilers ready. Rejects with JudgeFault. */
export async function warmUpCompiler({ confined, frames }: Driver, times: number): Promise<void> {
  confined.input.write(encodeFrame('W', `${times}\n${writeSource(warmupProgram)}`));
  const frame = await frames.next();
  if (frame?.type === 'R') return;
  confined.kill();
  const { reason, fault } = await confined.ended;
  const words = fault ?? confined.takeOutput().stderr.toString().slice(-500);
  throw new JudgeFault(`the Java compiler did not start (${reason}): ${words}`);
}

/** Sends a learner's text and reads the answer; undefined when the compiler ends over it. Throws FrameError. */
export async function compileWith(
  { confined, frames }: Driver,
  source: string,
): Promise<CompileAnswer | undefined> {
  confined.input.write(encodeFrame('S', writeSource(source)));
  const classes: Buffer[] = [];
  const diagnostics: Diagnostic[] = [];
  let size = 0;
  for (let frame = await frames.next(); frame; frame = await frames.next()) {
    const { type, payload } = frame;
    size += payload.length;
    if (type === 'K') classes.push(payload);
    else if (type === 'P') diagnostics.push(readDiagnostic(payload.toString()));
    else if (type === 'D') return answerOf(payload.toString(), classes, diagnostics, source);
    if (size > artifactBytes) {
      confined.kill();
      return compileFailure('The compiled program is too large.');
    }
  }
  return undefined;
}

function answerOf(
  word: string,
  classes: readonly Buffer[],
  diagnostics: readonly Diagnostic[],
  source: string,
): CompileAnswer {
  const output = diagnostics.map((diagnostic) => describe(diagnostic, source)).join('\n');
  if (word === 'ok') return { kind: 'compiled', classes, output, diagnostics };
  if (word === 'failed' && output !== '') return compileFailure(output, diagnostics);
  return { kind: 'broken' };
}

function readDiagnostic(text: string): Diagnostic {
  const [line, column, severity, ...message] = text.split('\n');
  const row = Number(line);
  const moved = Number(column) - (row === 1 ? movedColumns : 0);
  return {
    line: Math.max(row, 1),
    ...(moved >= 1 ? { column: moved } : {}),
    severity: severity === 'warning' ? 'warning' : 'error',
    message: message.join('\n'),
  };
}

/** A diagnostic in the form of `javac`'s own output: the place, the line, a caret, the details. */
function describe({ line, column, severity, message }: Diagnostic, source: string): string {
  const [first, ...details] = message.split('\n');
  const text = source.split('\n')[line - 1] ?? '';
  const quoted = text.trim() === '' ? [] : [text.slice(0, 300)];
  const caret =
    quoted.length > 0 && column !== undefined && column <= 300 ? [`${' '.repeat(column - 1)}^`] : [];
  return [`Solution.java:${line}: ${severity}: ${first}`, ...quoted, ...caret, ...details].join('\n');
}
