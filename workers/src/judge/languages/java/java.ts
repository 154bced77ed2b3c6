import { typeName } from '@dryrun/content/course/code-template';
import type { Signature } from '@dryrun/contracts/signature';
import { encodeFrame } from '../../frames.ts';
import { runLimits, startBudget } from '../../limits.ts';
import type { Budget, Confined, Sandbox } from '../../sandbox/sandbox.ts';
import { attach, openSession } from '../../session.ts';
import type { Program, Toolchain } from '../../toolchain.ts';
import { toolboxInside } from '../toolbox.ts';
import { compileJava } from './compile.ts';
import { archiveOption, createJavaToolbox, javaCommand, type JavaToolbox } from './toolbox.ts';

/** Of the thread that starts the JVM; the driver gives the learner's code a thread with 64 MB. */
const stackKb = 8 * 1024;

/** Java: compiled in one JVM, run in another; each case in a class loader of its own. */
export async function createJava(sandbox: Sandbox, cache: string, budget: Budget): Promise<Toolchain> {
  const toolbox = await createJavaToolbox(sandbox, cache);
  return {
    lang: 'java',
    version: toolbox.version,
    async prepare(program) {
      const compiled = await compileJava(sandbox, toolbox, program.source, budget);
      if ('kind' in compiled) return compiled;
      return {
        kind: 'prepared',
        output: compiled.output,
        diagnostics: compiled.diagnostics,
        async open() {
          const confined = await startRunner(sandbox, toolbox, program);
          // The learner's own come last and so replace a supplied one.
          const classes = [...toolbox.nodes, ...compiled.classes].map((bytes) => encodeFrame('K', bytes));
          confined.input.write(Buffer.concat([...classes, encodeFrame('S', setup(program.signature))]));
          return openSession(attach(confined), { loading: true });
        },
        async close() {},
      };
    },
  };
}

/** Beside the limit: unwinding 64 MB of small frames costs the JVM up to 400 MB of its own, and is no fault of memory. */
const unwindingKb = 128 * 1024;

/** Half of the memory is the heap; the rest is the JVM's own and the stacks. */
async function startRunner(sandbox: Sandbox, toolbox: JavaToolbox, { limits }: Program): Promise<Confined> {
  return sandbox.start({
    argv: javaCommand('run', [archiveOption('run'), `-Xmx${Math.floor(limits.memoryKb / 2)}k`]),
    limits: runLimits({ ...limits, memoryKb: limits.memoryKb + unwindingKb }, stackKb),
    budget: startBudget,
    binds: { [toolboxInside]: toolbox.folder },
    proc: true,
  });
}

function setup(signature: Signature): string {
  const { function: name, args, returns } = signature;
  return [name, describeMethod(signature), returns, ...args.map((arg) => arg.type)].join('\n');
}

function describeMethod({ function: name, args, returns }: Signature): string {
  const parameters = args.map((arg) => `${typeName(arg.type, 'java')} ${arg.name}`).join(', ');
  return `The program needs a class Solution with a method public ${typeName(returns, 'java')} ${name}(${parameters}).`;
}
