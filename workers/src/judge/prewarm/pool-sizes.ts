export interface PoolSizes {
  readonly python3: number;
  readonly java: number;
  readonly javaCompilers: number;
  /** JVMs that have loaded the recorder. */
  readonly javaTraces: number;
  readonly cppCompilers: number;
  /** Shells that exec a C++ program. */
  readonly cppRunners: number;
}

/** Memory of one idle process, in MB (docs/judge.md). */
const idleMemoryMb: PoolSizes = {
  python3: 10,
  java: 45,
  javaCompilers: 150,
  javaTraces: 50,
  cppCompilers: 25,
  cppRunners: 1,
};

/** Maximum memory of all pools: this share of the machine's memory, up to `maxMb`. */
const maxShare = 0.15;
const maxMb = 650;

/** Ordered by benefit per MB, highest first. */
const kinds = ['cppRunners', 'python3', 'javaCompilers', 'java', 'cppCompilers', 'javaTraces'] as const;

/** One process per concurrent job and a spare. Low memory reduces the kinds with the least benefit per MB. */
export function defaultPoolSizes(jobs: number, memoryMb: number): PoolSizes {
  let availableMb = Math.min(maxMb, memoryMb * maxShare);
  const sizes = {
    python3: jobs + 1,
    java: jobs + 1,
    javaCompilers: 1,
    javaTraces: 1,
    cppCompilers: jobs + 1,
    cppRunners: jobs + 1,
  };
  for (const kind of kinds) {
    sizes[kind] = Math.max(0, Math.min(sizes[kind], Math.floor(availableMb / idleMemoryMb[kind])));
    availableMb -= sizes[kind] * idleMemoryMb[kind];
  }
  return sizes;
}

/** Counts all pools, plus two trees per job: one that runs and one that is being killed. */
export function maxProcessTrees(jobs: number, pools: PoolSizes): number {
  return kinds.reduce((sum, kind) => sum + pools[kind], 2 * jobs);
}
