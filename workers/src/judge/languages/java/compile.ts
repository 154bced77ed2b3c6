import type { Diagnostic } from '@dryrun/contracts/code';
import { encodeFrame } from '../../frames.ts';
import { artefactBytes, compileLimits } from '../../limits.ts';
import type { Budget, Sandbox } from '../../sandbox/sandbox.ts';
import { attach } from '../../session.ts';
import { JudgeFault, type CompileFailure } from '../../toolchain.ts';
import { compileFailure, compilerEnded } from '../compile-failure.ts';
import { toolboxInside } from '../toolbox.ts';
import { movedColumns, writeSource } from './source-text.ts';
import { archiveOption, javaCommand, type JavaToolbox } from './toolbox.ts';

export interface CompiledJava {
  /** Each: the class's name, a newline, its bytes. */
  readonly classes: readonly Buffer[];
  readonly output: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles a learner's text in a JVM of its own. */
export async function compileJava(
  sandbox: Sandbox,
  toolbox: JavaToolbox,
  source: string,
  budget: Budget,
): Promise<CompiledJava | CompileFailure> {
  const confined = await sandbox.start({
    // Deeply nested expressions need a deep stack of the compiler.
    argv: javaCommand('compile', [archiveOption('compile'), '-Xss16m']),
    limits: compileLimits,
    budget,
    binds: { [toolboxInside]: toolbox.folder },
    proc: true,
  });
  confined.input.write(encodeFrame('S', writeSource(source)));
  const { frames } = attach(confined);
  const classes: Buffer[] = [];
  const diagnostics: Diagnostic[] = [];
  let size = 0;
  for (let frame = await frames.next(); frame; frame = await frames.next()) {
    if (frame.type === 'K') classes.push(frame.payload);
    else if (frame.type === 'P') diagnostics.push(readDiagnostic(frame.payload.toString()));
    size += frame.payload.length;
    const isDone = frame.type === 'D';
    if (!isDone && size <= artefactBytes) continue;
    confined.kill();
    await confined.ended;
    if (!isDone) return compileFailure('The compiled program is too large.');
    const output = diagnostics.map((diagnostic) => describe(diagnostic, source)).join('\n');
    if (frame.payload.toString() === 'ok') return { classes, output, diagnostics };
    return compileFailure(output || 'The compiler could not cope with this program.', diagnostics);
  }
  const ending = await confined.ended;
  const errors = confined.takeOutput().stderr.toString();
  if (ending.reason === 'exited' && !/OutOfMemoryError|StackOverflowError/.test(errors)) {
    throw new JudgeFault(`the Java compiler left: ${errors.slice(0, 500)}`);
  }
  return compilerEnded(ending);
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
