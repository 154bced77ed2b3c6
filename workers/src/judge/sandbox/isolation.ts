import type { SandboxedProcess, Command, Isolation } from './sandbox.ts';

const probe: Command = {
  argv: ['/usr/bin/true'],
  proc: true,
  limits: {
    memoryKb: 65_536,
    processes: 8,
    outputBytes: 65_536,
    fileBytes: 4096,
    diskBytes: 1_048_576,
    openFiles: 64,
    stackKb: 8192,
  },
  budget: { cpuMs: 5000, wallMs: 10_000 },
};

/** Returns the error message, or undefined if the probe succeeds. */
export async function probeSandbox(
  start: (command: Command) => Promise<SandboxedProcess>,
): Promise<string | undefined> {
  try {
    const sandboxed = await start(probe);
    const { reason, exitCode, error } = await sandboxed.ended;
    if (reason === 'exited' && exitCode === 0) return undefined;
    return (
      error ??
      `the probe ended with ${reason} ${exitCode ?? ''}: ${sandboxed.takeOutput().stderr.toString().trim()}`
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const knownFixes: readonly (readonly [RegExp, string])[] = [
  [/bwrap: not found|failed to execute bwrap/, 'bubblewrap is not installed: apt-get install bubblewrap.'],
  [
    /(setpriv|unshare|mount): not found|spawn unshare ENOENT/,
    'setpriv, unshare and mount are not installed: apt-get install util-linux mount.',
  ],
  [
    /setpriv: .*(setresuid|setreuid|setregid|setgroups|setresgid|uid|gid)/i,
    "Cannot switch to the slots' uids: run as root with CAP_SETUID and CAP_SETGID and map at least 65536 uids, or choose another uid base.",
  ],
  [
    /unshare failed|mount: .*(permission denied|not permitted|must be superuser)/i,
    'Cannot mount a file system with a size limit: give the judge CAP_SYS_ADMIN.',
  ],
  [
    /can't mount proc|mounting proc/i,
    'Cannot mount /proc inside the sandbox, which the JVM needs: run as root, or give the container an unmasked /proc (Docker: --security-opt systempaths=unconfined; Kubernetes: procMount: Unmasked).',
  ],
  [
    /namespace|uid map|gid map|needs to be setuid|pivot_root|Failed to make .* slave|Operation not permitted/i,
    'Cannot create namespaces: allow unprivileged user namespaces (sysctl kernel.unprivileged_userns_clone=1, user.max_user_namespaces above 0, kernel.apparmor_restrict_unprivileged_userns=0 or an AppArmor profile for bwrap), and in a container run the judge with seccomp=unconfined and apparmor=unconfined.',
  ],
  [/seccomp|PR_SET_SECCOMP/i, 'The kernel does not support seccomp filters: it needs CONFIG_SECCOMP_FILTER.'],
];

export function explainError(error: string): string {
  const fix =
    knownFixes.find(([pattern]) => pattern.test(error))?.[1] ?? 'The sandbox does not work on this machine.';
  return `${fix} (${error})`;
}

export function describeIsolation(mechanisms: {
  readonly cgroups: string;
  readonly isRoot: boolean;
  readonly hasTmpfs: boolean;
  readonly missing: readonly string[];
}): Isolation {
  const level = mechanisms.missing.length === 0 ? 'full' : 'reduced';
  const parts = [
    'namespaces',
    'seccomp',
    level === 'reduced' && mechanisms.cgroups === 'no cgroup'
      ? 'resource limits instead of a cgroup'
      : mechanisms.cgroups,
    mechanisms.isRoot ? 'a uid per slot' : 'no uid per slot',
    mechanisms.hasTmpfs ? 'disk size limited' : 'only file size limited',
  ];
  return { level, summary: `${level}: ${parts.join(', ')}`, missing: mechanisms.missing };
}
