/** Number of prewarmed processes of each kind. */
export interface PoolSizes {
  readonly python3: number;
  readonly java: number;
  /** Resident Java compilers. */
  readonly javaCompilers: number;
  /** C++ compilers that wait for source text. */
  readonly cppCompilers: number;
  /** Shells that exec a C++ program. */
  readonly cppRunners: number;
}

/** Memory of one idle process, in MB (docs/judge.md). */
const idleMemoryMb: PoolSizes = {
  python3: 10,
  java: 45,
  javaCompilers: 150,
  cppCompilers: 25,
  cppRunners: 1,
};

/** Maximum memory of all pools: this share of the machine's memory, up to `maxMb`. */
const maxShare = 0.15;
const maxMb = 650;

/** Ordered by benefit per MB, highest first. */
const kinds = ['cppRunners', 'python3', 'javaCompilers', 'java', 'cppCompilers'] as const;

/**
 * Pool sizes for `jobs` concurrent jobs on a machine with `memoryMb`: one process per job and a spare one. With little
 * memory, the kinds with the lowest benefit per MB get fewer processes, or none.
 */
export function defaultPoolSizes(jobs: number, memoryMb: number): PoolSizes {
  let availableMb = Math.min(maxMb, memoryMb * maxShare);
  const sizes = {
    python3: jobs + 1,
    java: jobs + 1,
    javaCompilers: 1,
    cppCompilers: jobs + 1,
    cppRunners: jobs + 1,
  };
  for (const kind of kinds) {
    sizes[kind] = Math.max(0, Math.min(sizes[kind], Math.floor(availableMb / idleMemoryMb[kind])));
    availableMb -= sizes[kind] * idleMemoryMb[kind];
  }
  return sizes;
}

/** Maximum number of live process trees: all pools, and for each job one that runs and one that is being killed. */
export function maxProcessTrees(jobs: number, pools: PoolSizes): number {
  return kinds.reduce((sum, kind) => sum + pools[kind], 2 * jobs);
}
