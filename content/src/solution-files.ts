import type { Lang } from '@dryrun/contracts/language';

/** Where a proven solution lies inside its problem's folder. */
export const solutionFiles: Readonly<Record<Lang, string>> = {
  java: 'solutions/Solution.java',
  python3: 'solutions/solution.py',
  c_cpp: 'solutions/solution.cpp',
};
