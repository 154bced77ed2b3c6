import type { Diagnostic } from '@dryrun/contracts/code';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { encodeFrame } from '../../grading/frames.ts';
import { artifactBytes } from '../../limits.ts';
import type { Driver } from '../../grading/session.ts';
import { InternalJudgeError, type CompileFailure } from '../toolchain.ts';
import { compileFailure } from '../compile-failure.ts';
import { importsLength, writeSource } from './source-text.ts';
import { warmupProgram } from './warmup-program.ts';

export interface CompiledJava {
  readonly kind: 'compiled';
  /** Payloads of class frames: the class name, a newline, the bytes. */
  readonly classes: readonly Buffer[];
  readonly output: string;
  readonly diagnostics: readonly Diagnostic[];
}

export type CompileResponse =
  | CompiledJava
  | CompileFailure
  /** The compiler itself failed and must not be used again. */
  | { readonly kind: 'broken' };

/** Compiles the warm-up program `times` times. Rejects with InternalJudgeError. */
export async function warmUpCompiler({ sandboxed, frames }: Driver, times: number): Promise<void> {
  sandboxed.input.write(encodeFrame('W', `${times}\n${writeSource(warmupProgram)}`));
  const frame = await frames.next();
  if (frame?.type === 'R') return;
  sandboxed.kill();
  const { reason, error } = await sandboxed.ended;
  const message = error ?? sandboxed.takeOutput().stderr.toString().slice(-500);
  throw new InternalJudgeError(`the Java compiler did not start (${reason}): ${message}`);
}

/** Returns undefined if the compiler process ends. Throws FrameError. docs/judge.md lists the frame types. */
export async function compileWith(
  { sandboxed, frames }: Driver,
  source: string,
): Promise<CompileResponse | undefined> {
  sandboxed.input.write(encodeFrame('S', writeSource(source)));
  const classes: Buffer[] = [];
  const diagnostics: Diagnostic[] = [];
  let size = 0;
  for (let frame = await frames.next(); frame; frame = await frames.next()) {
    const { type, payload } = frame;
    size += payload.length;
    if (type === 'K') classes.push(payload);
    else if (type === 'P') diagnostics.push(readDiagnostic(payload.toString()));
    else if (type === 'D') return toResponse(payload.toString(), classes, diagnostics, source);
    if (size > artifactBytes) {
      sandboxed.kill();
      return compileFailure('The compiled program is too large.');
    }
  }
  return undefined;
}

function toResponse(
  status: string,
  classes: readonly Buffer[],
  diagnostics: readonly Diagnostic[],
  source: string,
): CompileResponse {
  const output = diagnostics.map((diagnostic) => describe(diagnostic, source)).join('\n');
  if (status === 'ok') return { kind: 'compiled', classes, output, diagnostics };
  if (status === 'failed' && output !== '') return compileFailure(output, diagnostics);
  return { kind: 'broken' };
}

function readDiagnostic(text: string): Diagnostic {
  const [line, column, severity, ...message] = text.split('\n');
  const lineNumber = Number(line);
  const sourceColumn = Number(column) - (lineNumber === 1 ? importsLength : 0);
  return omitUndefined({
    line: Math.max(lineNumber, 1),
    column: sourceColumn >= 1 ? sourceColumn : undefined,
    severity: severity === 'warning' ? ('warning' as const) : ('error' as const),
    message: message.join('\n'),
  });
}

/** Formats a diagnostic like `javac`: the position, the line, a caret, the details. */
function describe({ line, column, severity, message }: Diagnostic, source: string): string {
  const [first, ...details] = message.split('\n');
  const text = source.split('\n')[line - 1] ?? '';
  const sourceLine = text.trim() === '' ? [] : [text.slice(0, 300)];
  const caret =
    sourceLine.length > 0 && column !== undefined && column <= 300 ? [`${' '.repeat(column - 1)}^`] : [];
  return [`Solution.java:${line}: ${severity}: ${first}`, ...sourceLine, ...caret, ...details].join('\n');
}
