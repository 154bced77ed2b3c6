/** How many processes of a kind are kept ready. */
export interface PoolSizes {
  readonly python3: number;
  readonly java: number;
  /** Resident Java compilers. */
  readonly javaCompilers: number;
  /** C++ compilers that wait for their text. */
  readonly cppCompilers: number;
  /** Shells that become a C++ program. */
  readonly cppRunners: number;
}

/** What one of a kind takes while it waits, in MB (docs/judge.md). */
const restingMb: PoolSizes = {
  python3: 10,
  java: 45,
  javaCompilers: 150,
  cppCompilers: 25,
  cppRunners: 1,
};

/** The pools together may take this part of the machine's memory. */
const share = 0.15;
const mostMb = 650;

const kinds = ['cppRunners', 'python3', 'javaCompilers', 'java', 'cppCompilers'] as const;

/**
 * Sizes for a judge of `jobs` at once on a machine with `memoryMb`: one for each job and one on its way. Where memory is
 * scarce the kinds that gain the least for their memory are made fewer, down to none.
 */
export function defaultPoolSizes(jobs: number, memoryMb: number): PoolSizes {
  let room = Math.min(mostMb, memoryMb * share);
  const sizes = {
    python3: jobs + 1,
    java: jobs + 1,
    javaCompilers: 1,
    cppCompilers: jobs + 1,
    cppRunners: jobs + 1,
  };
  for (const kind of kinds) {
    sizes[kind] = Math.max(0, Math.min(sizes[kind], Math.floor(room / restingMb[kind])));
    room -= sizes[kind] * restingMb[kind];
  }
  return sizes;
}

/** Trees that may live at once: what is kept ready, and for each job one that runs and one that is being ended. */
export function treesAtOnce(jobs: number, pools: PoolSizes): number {
  return kinds.reduce((sum, kind) => sum + pools[kind], 2 * jobs);
}
