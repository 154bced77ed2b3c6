// wrong: asks the root for its value before asking whether there is a root (Runtime Error)
class Solution {
    public List<List<Integer>> zigzagLevels(TreeNode root) {
        List<List<Integer>> levels = new ArrayList<>();
        List<TreeNode> nodes = new ArrayList<>();
        nodes.add(root);
        while (!nodes.isEmpty()) {
            LinkedList<Integer> level = new LinkedList<>();
            List<TreeNode> children = new ArrayList<>();
            for (TreeNode node : nodes) {
                if (levels.size() % 2 == 0) {
                    level.addLast(node.val);
                } else {
                    level.addFirst(node.val);
                }
                if (node.left != null) {
                    children.add(node.left);
                }
                if (node.right != null) {
                    children.add(node.right);
                }
            }
            levels.add(level);
            nodes = children;
        }
        return levels;
    }
}
