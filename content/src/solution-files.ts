import type { Lang } from '@dryrun/contracts/language';

/** Paths of the solutions in a problem's folder. */
export const solutionFiles: Readonly<Record<Lang, string>> = {
  java: 'solutions/Solution.java',
  python3: 'solutions/solution.py',
  c_cpp: 'solutions/solution.cpp',
};
