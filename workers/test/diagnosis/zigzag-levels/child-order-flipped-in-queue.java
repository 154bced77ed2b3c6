// Flips the order in which children enter the one queue instead of reversing the values, so the parents' own reversed order carries over to the third level.
class Solution {
    public List<List<Integer>> zigzagLevels(TreeNode root) {
        List<List<Integer>> ans = new ArrayList<>();
        if (root == null) {
            return ans;
        }
        LinkedList<TreeNode> q = new LinkedList<>();
        q.add(root);
        boolean rightFirst = true;
        while (!q.isEmpty()) {
            int n = q.size();
            List<Integer> row = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                TreeNode cur = q.poll();
                row.add(cur.val);
                TreeNode first = rightFirst ? cur.right : cur.left;
                TreeNode second = rightFirst ? cur.left : cur.right;
                if (first != null) q.add(first);
                if (second != null) q.add(second);
            }
            rightFirst = !rightFirst;
            ans.add(row);
        }
        return ans;
    }
}
