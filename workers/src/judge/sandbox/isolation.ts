import type { SandboxedProcess, Command, Isolation } from './sandbox.ts';

/** A harmless command that uses everything a real one needs, including /proc. */
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

/** Runs a probe. Returns undefined if it succeeds, else the error message. */
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

const remedies: readonly (readonly [RegExp, string])[] = [
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

/** Explains a probe's error and its fix in a sentence or two; the original message comes last. */
export function explainError(error: string): string {
  const remedy =
    remedies.find(([pattern]) => pattern.test(error))?.[1] ?? 'The sandbox does not work on this machine.';
  return `${remedy} (${error})`;
}

/** Any missing mechanism makes the level `reduced`. */
export function describeIsolation(found: {
  readonly cgroups: string;
  readonly root: boolean;
  readonly tmpfs: boolean;
  readonly missing: readonly string[];
}): Isolation {
  const level = found.missing.length === 0 ? 'full' : 'reduced';
  const parts = [
    'namespaces',
    'seccomp',
    level === 'reduced' && found.cgroups === 'no cgroup'
      ? 'resource limits instead of a cgroup'
      : found.cgroups,
    found.root ? 'a uid per slot' : 'no uid per slot',
    found.tmpfs ? 'disk size limited' : 'only file size limited',
  ];
  return { level, summary: `${level}: ${parts.join(', ')}`, missing: found.missing };
}
