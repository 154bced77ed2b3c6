import { langs, type Lang } from '@dryrun/contracts/language';

/** The languages take turns. */
export const langOfTurn = (turn: number): Lang => langs[turn % langs.length] ?? 'java';

/** A small program (three-sum on a few numbers) for the judge and for the bare toolchain. */
export interface BenchProgram {
  /** Returns a learner's solution, unique by `nonce`. */
  solution(nonce: string): string;
  /** Returns a complete program that reads the input from stdin. */
  bare(nonce: string): string;
  readonly fileName: string;
  readonly commands: readonly string[];
}

export const benchInput = '[4,-1,-3,2,-1,1]';
/** A second test case, since the result of an identical request would be reused. */
export const otherBenchInput = '[4,-1,-3,2,-1,1,0]';
export const bareInput = '6 4 -1 -3 2 -1 1\n';

const javaBody = `
        java.util.Arrays.sort(nums);
        List<List<Integer>> found = new ArrayList<>();
        for (int i = 0; i + 2 < nums.length; i++) {
            if (i > 0 && nums[i] == nums[i - 1]) continue;
            int lo = i + 1, hi = nums.length - 1;
            while (lo < hi) {
                int sum = nums[i] + nums[lo] + nums[hi];
                if (sum < 0) lo++;
                else if (sum > 0) hi--;
                else {
                    found.add(Arrays.asList(nums[i], nums[lo++], nums[hi--]));
                    while (lo < hi && nums[lo] == nums[lo - 1]) lo++;
                }
            }
        }
        return found;`;

const cppBody = `
        sort(nums.begin(), nums.end());
        vector<vector<int>> found;
        for (size_t i = 0; i + 2 < nums.size(); i++) {
            if (i > 0 && nums[i] == nums[i - 1]) continue;
            size_t lo = i + 1, hi = nums.size() - 1;
            while (lo < hi) {
                int sum = nums[i] + nums[lo] + nums[hi];
                if (sum < 0) lo++;
                else if (sum > 0) hi--;
                else {
                    found.push_back({nums[i], nums[lo++], nums[hi--]});
                    while (lo < hi && nums[lo] == nums[lo - 1]) lo++;
                }
            }
        }
        return found;`;

const pythonBody = `
        nums.sort()
        found = []
        for i in range(len(nums) - 2):
            if i > 0 and nums[i] == nums[i - 1]:
                continue
            lo, hi = i + 1, len(nums) - 1
            while lo < hi:
                total = nums[i] + nums[lo] + nums[hi]
                if total < 0:
                    lo += 1
                elif total > 0:
                    hi -= 1
                else:
                    found.append([nums[i], nums[lo], nums[hi]])
                    lo += 1
                    hi -= 1
                    while lo < hi and nums[lo] == nums[lo - 1]:
                        lo += 1
        return found`;

const javaSolution = `class Solution {\n    public List<List<Integer>> threeSum(int[] nums) {${javaBody}\n    }\n}\n`;
const cppSolution = `class Solution {\npublic:\n    vector<vector<int>> threeSum(vector<int>& nums) {${cppBody}\n    }\n};\n`;
const pythonSolution = `class Solution:\n    def threeSum(self, nums: List[int]) -> List[List[int]]:${pythonBody}\n`;

/** Appends a comment that makes the source unique, so that caches do not apply. */
export const uniqueSource = (lang: Lang, source: string, nonce: string | number): string =>
  `${source}${lang === 'python3' ? '#' : '//'} ${nonce}\n`;

export const programs: Readonly<Record<Lang, BenchProgram>> = {
  python3: {
    solution: (nonce) => uniqueSource('python3', pythonSolution, nonce),
    bare: (nonce) =>
      `from typing import List\nimport sys\n${pythonSolution}# ${nonce}\nprint(Solution().threeSum([int(x) for x in sys.stdin.read().split()[1:]]))\n`,
    fileName: 'main.py',
    commands: ['/usr/bin/python3 main.py < input'],
  },
  c_cpp: {
    solution: (nonce) => uniqueSource('c_cpp', cppSolution, nonce),
    bare: (nonce) =>
      `#include <bits/stdc++.h>\nusing namespace std;\n${cppSolution}// ${nonce}\nint main() {\n    int n;\n    cin >> n;\n    vector<int> nums(n);\n    for (int& x : nums) cin >> x;\n    for (auto& t : Solution().threeSum(nums)) cout << t[0] << ' ' << t[1] << ' ' << t[2] << '\\n';\n}\n`,
    fileName: 'main.cpp',
    commands: ['g++ -O2 -std=gnu++20 -o main main.cpp', './main < input'],
  },
  java: {
    solution: (nonce) => uniqueSource('java', javaSolution, nonce),
    bare: (nonce) =>
      `import java.util.*;\npublic class Main {\n    public static void main(String[] a) {\n        Scanner in = new Scanner(System.in);\n        int[] nums = new int[in.nextInt()];\n        for (int i = 0; i < nums.length; i++) nums[i] = in.nextInt();\n        System.out.println(new Solution().threeSum(nums));\n    }\n}\n${javaSolution}// ${nonce}\n`,
    fileName: 'Main.java',
    commands: ['javac Main.java', 'java -cp . Main < input'],
  },
};

/** Returns a learner's solution that first runs a statement, which may need `<csignal>` or `<unistd.h>`. */
export function solutionWithStatement(lang: Lang, statement: string, nonce: string): string {
  const solution = programs[lang].solution(nonce);
  if (lang === 'python3')
    return solution.replace(/def threeSum.*\n/, (line) => `${line}        ${statement}\n`);
  const text = solution.replace(/threeSum\([^{]*\{/, (opening) => `${opening} ${statement}`);
  return lang === 'c_cpp' ? `#include <csignal>\n#include <unistd.h>\n${text}` : text;
}
