// wrong: cuts the children at the first comma (Runtime Error)
class Solution {
    public TreeNode readTree(String text) {
        if (text.isEmpty()) {
            return null;
        }
        int open = text.indexOf('(');
        if (open < 0) {
            return new TreeNode(Integer.parseInt(text));
        }
        int comma = text.indexOf(',');
        TreeNode node = new TreeNode(Integer.parseInt(text.substring(0, open)));
        node.left = comma < open ? null : readTree(text.substring(open + 1, comma));
        node.right = readTree(text.substring(comma + 1, text.length() - 1));
        return node;
    }
}
