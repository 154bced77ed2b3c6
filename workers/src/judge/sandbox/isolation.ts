import type { SandboxedProcess, Command, Isolation } from './sandbox.ts';

/** A harmless command that needs everything a real one needs, /proc included. */
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

/** Confines a trial command; undefined when that works, else what the machine said. */
export async function complaintOf(
  start: (command: Command) => Promise<SandboxedProcess>,
): Promise<string | undefined> {
  try {
    const tree = await start(probe);
    const { reason, exitCode, error } = await tree.ended;
    if (reason === 'exited' && exitCode === 0) return undefined;
    return (
      error ??
      `a trial program ended with ${reason} ${exitCode ?? ''}: ${tree.takeOutput().stderr.toString().trim()}`
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
    "The slots' uids cannot be taken: run as root with CAP_SETUID and CAP_SETGID and map at least 65536 uids, or choose another uid base.",
  ],
  [
    /unshare failed|mount: .*(permission denied|not permitted|must be superuser)/i,
    'A file system of limited size cannot be mounted: give the judge CAP_SYS_ADMIN.',
  ],
  [
    /can't mount proc|mounting proc/i,
    '/proc cannot be mounted inside, without which no JVM starts: run as root, or give the container an unmasked /proc (Docker: --security-opt systempaths=unconfined; Kubernetes: procMount: Unmasked).',
  ],
  [
    /namespace|uid map|gid map|needs to be setuid|pivot_root|Failed to make .* slave|Operation not permitted/i,
    'Namespaces cannot be created: allow unprivileged user namespaces (sysctl kernel.unprivileged_userns_clone=1, user.max_user_namespaces above 0, kernel.apparmor_restrict_unprivileged_userns=0 or an AppArmor profile for bwrap), and in a container run the judge with seccomp=unconfined and apparmor=unconfined.',
  ],
  [/seccomp|PR_SET_SECCOMP/i, 'The kernel takes no seccomp filter: it needs CONFIG_SECCOMP_FILTER.'],
];

/** What is missing and what helps, in a sentence or two; the machine's own words come last. */
export function explain(complaint: string): string {
  const remedy =
    remedies.find(([pattern]) => pattern.test(complaint))?.[1] ??
    'The sandbox does not work on this machine.';
  return `${remedy} (${complaint})`;
}

/** The level that `found` amounts to. Anything unbounded makes it reduced. */
export function describe(found: {
  readonly groups: string;
  readonly root: boolean;
  readonly mounts: boolean;
  readonly missing: readonly string[];
}): Isolation {
  const level = found.missing.length === 0 ? 'full' : 'reduced';
  const parts = [
    'namespaces',
    'seccomp',
    level === 'full'
      ? found.groups
      : found.groups === 'no cgroup'
        ? 'resource limits instead of a cgroup'
        : found.groups,
    found.root ? 'a uid per slot' : 'no uid per slot',
    found.mounts ? 'disk bounded' : 'disk bounded per file only',
  ];
  return { level, summary: `${level}: ${parts.join(', ')}`, missing: found.missing };
}
