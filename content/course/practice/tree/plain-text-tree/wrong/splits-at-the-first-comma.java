// wrong: cuts the children at the first comma (Runtime Error)
class TreeText {
    public TreeNode read(String text) {
        if (text.isEmpty()) {
            return null;
        }
        int open = text.indexOf('(');
        if (open < 0) {
            return new TreeNode(Integer.parseInt(text));
        }
        int comma = text.indexOf(',');
        TreeNode node = new TreeNode(Integer.parseInt(text.substring(0, open)));
        node.left = read(text.substring(open + 1, comma));
        node.right = read(text.substring(comma + 1, text.length() - 1));
        return node;
    }

    public String write(TreeNode root) {
        StringBuilder result = new StringBuilder();
        writeTree(root, result);
        return result.toString();
    }

    private void writeTree(TreeNode node, StringBuilder result) {
        if (node == null) {
            return;
        }
        result.append(node.val);
        if (node.left != null || node.right != null) {
            result.append('(');
            writeTree(node.left, result);
            result.append(',');
            writeTree(node.right, result);
            result.append(')');
        }
    }
}

/** Already written: reads a tree, prunes it and writes it. */
class Solution {
    public String prune(String text) {
        TreeNode root = new TreeText().read(text);
        cutLeftOfEven(root);
        return new TreeText().write(root);
    }

    private void cutLeftOfEven(TreeNode node) {
        if (node == null) {
            return;
        }
        if (node.val % 2 == 0) {
            node.left = null;
        }
        cutLeftOfEven(node.left);
        cutLeftOfEven(node.right);
    }
}
