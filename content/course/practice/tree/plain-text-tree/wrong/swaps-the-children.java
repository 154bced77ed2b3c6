// wrong: swaps the two children when it reads (Wrong Answer)
class TreeText {
    private String text;
    private int position = 0;

    public TreeNode read(String text) {
        this.text = text;
        return readTree();
    }

    private TreeNode readTree() {
        int start = position;
        while (position < text.length() && Character.isDigit(text.charAt(position))) {
            position++;
        }
        if (position == start) {
            return null;
        }
        TreeNode node = new TreeNode(Integer.parseInt(text.substring(start, position)));
        if (position < text.length() && text.charAt(position) == '(') {
            position++;
            node.right = readTree();
            position++; // the comma
            node.left = readTree();
            position++; // the closing parenthesis
        }
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
