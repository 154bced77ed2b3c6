import type {
  Budget,
  Command,
  SandboxedProcess,
  RunResult,
  Limits,
  Sandbox,
  TakenOutput,
} from './sandbox.ts';

/** Generous enough that a test meets only the limit it is about. */
export const limits: Limits = {
  memoryKb: 262_144,
  processes: 64,
  outputBytes: 1_000_000,
  fileBytes: 16 * 1024 * 1024,
  diskBytes: 64 * 1024 * 1024,
  openFiles: 256,
  stackKb: 65_536,
};
export const budget: Budget = { cpuMs: 30_000, wallMs: 60_000 };

export interface Finished extends TakenOutput {
  readonly ending: RunResult;
  readonly tree: SandboxedProcess;
  readonly text: string;
}

type Changes = Partial<Omit<Command, 'argv' | 'limits'>> & { readonly limits?: Partial<Limits> };

export function python(program: string, changes: Changes = {}): Command {
  return {
    budget,
    ...changes,
    argv: ['/usr/bin/python3', '-I', '-S', '-B', '-c', program],
    limits: { ...limits, ...changes.limits },
  };
}

export function shell(program: string, changes: Changes = {}): Command {
  return { budget, ...changes, argv: ['/bin/sh', '-c', program], limits: { ...limits, ...changes.limits } };
}

/** Runs a command to its end. */
export async function finish(sandbox: Sandbox, command: Command): Promise<Finished> {
  const tree = await sandbox.start(command);
  const ending = await tree.ended;
  const output = tree.takeOutput();
  return { ...output, ending, tree, text: output.stdout.toString().trim() };
}

/** The next line on descriptor 4. */
export async function nextLine(tree: SandboxedProcess): Promise<string> {
  let text = '';
  for await (const chunk of tree.results.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.includes('\n')) return text.trim();
  }
  throw new Error(`the tree ended after ${JSON.stringify(text)}`);
}
