import type { Lang } from '@dryrun/contracts/language';

export const solutionFiles: Readonly<Record<Lang, string>> = {
  java: 'solutions/Solution.java',
  python3: 'solutions/solution.py',
  c_cpp: 'solutions/solution.cpp',
};
