import type {
  Budget,
  Command,
  SandboxedProcess,
  RunResult,
  Limits,
  Sandbox,
  CapturedOutput,
} from './sandbox.ts';

/** Generous, so that a test exceeds only the limit that it sets. */
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

export interface CompletedRun extends CapturedOutput {
  readonly result: RunResult;
  readonly sandboxed: SandboxedProcess;
  /** Trimmed stdout. */
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

export async function runToEnd(sandbox: Sandbox, command: Command): Promise<CompletedRun> {
  const sandboxed = await sandbox.start(command);
  const result = await sandboxed.ended;
  const output = sandboxed.takeOutput();
  return { ...output, result, sandboxed, text: output.stdout.toString().trim() };
}

/** Reads from descriptor 4. Throws if the process ends before a newline. */
export async function readLine(sandboxed: SandboxedProcess): Promise<string> {
  let text = '';
  for await (const chunk of sandboxed.results.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.includes('\n')) return text.trim();
  }
  throw new Error(`the process ended after ${JSON.stringify(text)}`);
}
