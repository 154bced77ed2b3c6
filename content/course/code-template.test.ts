import { langs } from '@dryrun/contracts/language';
import type { Signature, ValueType } from '@dryrun/contracts/signature';
import { expect, test } from '@jest/globals';
import { listPracticeProblems } from '../src/problems.ts';
import { codeTemplate } from './code-template.ts';
import { findSignature } from './outline.ts';

function templateOf(questionId: number): Record<string, string> {
  return codeTemplate(findSignature(questionId) as Signature);
}

test('uses the list types of each language', () => {
  expect(templateOf(1)).toEqual({
    java: `class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        
    }
}
`,
    python3: `class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        
`,
    c_cpp: `class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        
    }
};
`,
  });
});

test('supports char[][], int and char', () => {
  const { java, python3, c_cpp } = templateOf(14);
  expect(java).toContain('    public char[][] playStone(char[][] board, int row, int col, char color) {\n');
  expect(python3).toContain(
    '    def playStone(self, board: List[List[str]], row: int, col: int, color: str) -> List[List[str]]:\n',
  );
  expect(c_cpp).toContain(
    '    vector<vector<char>> playStone(vector<vector<char>>& board, int row, int col, char color) {\n',
  );
});

test('supports double', () => {
  const { java, python3, c_cpp } = templateOf(17);
  expect(java).toContain('    public double bestReliability(int n, int[][] links, int start, int end) {\n');
  expect(python3).toContain(
    '    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int) -> float:\n',
  );
  expect(c_cpp).toContain(
    '    double bestReliability(int n, vector<vector<int>>& links, int start, int end) {\n',
  );
});

test('shows ListNode as a comment above the class', () => {
  const { java, python3, c_cpp } = templateOf(9);
  expect(java).toBe(`/**
 * Supplied by the judge:
 * class ListNode {
 *     int val;
 *     ListNode next;
 *     ListNode() {}
 *     ListNode(int val) { this.val = val; }
 *     ListNode(int val, ListNode next) { this.val = val; this.next = next; }
 * }
 */
class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        
    }
}
`);
  expect(python3).toBe(`# Supplied by the judge:
# class ListNode:
#     def __init__(self, val=0, next=None):
#         self.val = val
#         self.next = next
class Solution:
    def reverseInGroups(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        
`);
  expect(c_cpp).toMatch(/^\/\*\*\n \* Supplied by the judge:\n \* struct ListNode \{\n/);
  expect(c_cpp).toContain(
    ' */\nclass Solution {\npublic:\n    ListNode* reverseInGroups(ListNode* head, int k) {\n',
  );
});

test('shows TreeNode as a comment above the class', () => {
  const { java, python3, c_cpp } = templateOf(12);
  expect(java).toContain(' *     TreeNode(int val, TreeNode left, TreeNode right) {');
  expect(java).toContain(
    ' */\nclass Solution {\n    public List<List<Integer>> zigzagLevels(TreeNode root) {\n',
  );
  expect(python3).toContain('#         self.right = right\nclass Solution:\n');
  expect(python3).toContain('    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:\n');
  expect(c_cpp).toContain(
    ' */\nclass Solution {\npublic:\n    vector<vector<int>> zigzagLevels(TreeNode* root) {\n',
  );
});

const returned: [ValueType, string, string, string][] = [
  ['long', 'long', 'int', 'long long'],
  ['boolean', 'boolean', 'bool', 'bool'],
  ['string', 'String', 'str', 'string'],
  ['string[]', 'String[]', 'List[str]', 'vector<string>'],
  ['List<String>', 'List<String>', 'List[str]', 'vector<string>'],
  ['List<List<String>>', 'List<List<String>>', 'List[List[str]]', 'vector<vector<string>>'],
];

test.each(returned)('returns %s as %s in Java, %s in Python and %s in C++', (type, java, python3, c_cpp) => {
  const template = codeTemplate({ ...(findSignature(20) as Signature), returns: type });
  expect(template.java).toContain(`public ${java} editDistance(String a, String b) {`);
  expect(template.python3).toContain(`def editDistance(self, a: str, b: str) -> ${python3}:`);
  expect(template.c_cpp).toContain(`    ${c_cpp} editDistance(string a, string b) {`);
});

test('shows the node types that a template of a problem uses', () => {
  const { java, python3, c_cpp } = codeTemplate({
    ...(findSignature(20) as Signature),
    template: { java: 'TreeNode a;\n', python3: 'a: Optional[TreeNode]\n', c_cpp: 'ListNode* a;\n' },
  });
  expect(java).toMatch(
    /^\/\*\*\n \* Supplied by the judge:\n \* class TreeNode \{\n[^]* \*\/\nTreeNode a;\n$/,
  );
  expect(python3).toMatch(/^# Supplied by the judge:\n# class TreeNode:\n[^]*\na: Optional\[TreeNode\]\n$/);
  expect(c_cpp).toMatch(/ \* struct ListNode \{\n[^]* \*\/\nListNode\* a;\n$/);
});

const withTemplate = listPracticeProblems().filter(({ signature }) => signature.template);

test('is the code that the best solutions complete', () => {
  expect(withTemplate.map(({ signature }) => signature.path)).toContain('open-tickets');
  const missing: string[] = [];
  for (const { signature, solutions } of withTemplate) {
    for (const lang of langs) {
      const solution = solutions[lang].split('\n');
      let from = 0;
      const template = (signature.template?.[lang] ?? '').split('\n');
      for (const line of template.filter((each) => !['', 'pass'].includes(each.trim()))) {
        const at = solution.indexOf(line, from);
        if (at < 0) missing.push(`${signature.path}, ${lang}: ${line}`);
        else from = at + 1;
      }
    }
  }
  expect(missing).toEqual([]);
});
