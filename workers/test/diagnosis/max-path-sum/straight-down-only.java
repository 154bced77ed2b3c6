// Only looks at paths that go straight down and never joins both sides.
class Solution {
    int best = Integer.MIN_VALUE;

    public int maxPathSum(TreeNode root) {
        dfs(root);
        return best;
    }

    int dfs(TreeNode t) {
        if (t == null) return 0;
        int down = t.val + Math.max(0, Math.max(dfs(t.left), dfs(t.right)));
        best = Math.max(best, down);
        return down;
    }
}
