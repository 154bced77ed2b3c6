import { artefactBytes, compileLimits, runLimits, wallMsOf } from '../../limits.ts';
import type { Budget, Sandbox } from '../../sandbox/sandbox.ts';
import { attach, openSession } from '../../session.ts';
import type { CompileFailure, Program, Toolchain } from '../../toolchain.ts';
import { compileFailure, compilerEnded } from '../compile-failure.ts';
import { readDriver, toolboxInside } from '../toolbox.ts';
import { readMessages, type CompilerMessages } from './diagnostics.ts';
import { learnerFile, writeProgram } from './program.ts';
import {
  compileOptions,
  compilerPath,
  createCppToolbox,
  type CppToolbox,
  type HeaderSet,
} from './toolbox.ts';

const stackKb = 64 * 1024;

/** C++: compiled in one sandbox, run in another; each case runs in a fork. */
export async function createCpp(sandbox: Sandbox, cache: string, compileBudget: Budget): Promise<Toolchain> {
  const nodes = await readDriver('c-cpp', 'nodes.hpp');
  const compiler: Compiler = {
    sandbox,
    toolbox: await createCppToolbox(cache),
    nodes,
    budget: compileBudget,
  };
  return {
    lang: 'c_cpp',
    version: compiler.toolbox.version,
    async prepare(program) {
      const compiled = await compileWithEnoughHeaders(compiler, program);
      if ('kind' in compiled) return compiled;
      const { binary, messages } = compiled;
      return {
        kind: 'prepared',
        ...messages,
        async open() {
          const confined = await sandbox.start({
            argv: ['/work/program'],
            limits: runLimits(program.limits, stackKb),
            budget: { cpuMs: program.limits.timeMs, wallMs: wallMsOf(program.limits.timeMs) },
            files: { program: binary },
          });
          return openSession(attach(confined), { loading: true });
        },
        async close() {},
      };
    },
  };
}

interface Compiler {
  readonly sandbox: Sandbox;
  readonly toolbox: CppToolbox;
  /** The supplied node types. */
  readonly nodes: string;
  readonly budget: Budget;
}

interface Compiled {
  readonly binary: Buffer;
  readonly messages: CompilerMessages;
}

/** Errors that a header outside of the common ones may cure. */
const unknownName =
  /was not declared|is not a member of|has not been declared|does not name a|No such file|incomplete type/;

async function compileWithEnoughHeaders(
  compiler: Compiler,
  program: Program,
): Promise<Compiled | CompileFailure> {
  const first = await compile(compiler, 'common', program);
  if (!('kind' in first) || !unknownName.test(first.output)) return first;
  return compile(compiler, 'all', program);
}

async function compile(
  { sandbox, toolbox, nodes, budget }: Compiler,
  headers: HeaderSet,
  { source, signature }: Program,
): Promise<Compiled | CompileFailure> {
  const folder = await toolbox.folderOf(headers);
  const confined = await sandbox.start({
    argv: [
      compilerPath,
      ...compileOptions,
      ...toolbox.linkOptions,
      ...['-fmax-errors=20', '-include', `${toolboxInside}/judge.hpp`, `-I${toolboxInside}`],
      ...['judge.cpp', `${toolboxInside}/driver.o`, '-o', 'program'],
    ],
    limits: compileLimits,
    budget,
    binds: { [toolboxInside]: folder },
    // The learner's text lies there by itself so that the compiler can quote its lines.
    files: { 'judge.cpp': writeProgram(source, nodes, signature), [learnerFile]: source },
  });
  const ending = await confined.ended;
  if (ending.reason !== 'exited') return compilerEnded(ending);
  const messages = readMessages(confined.takeOutput().stderr.toString(), signature);
  const binary = ending.exitCode === 0 ? await confined.readArtefact('program', artefactBytes) : undefined;
  if (binary) return { binary, messages };
  const tooLarge = 'The compiled program is too large.';
  return compileFailure(ending.exitCode === 0 ? tooLarge : messages.output, messages.diagnostics);
}
