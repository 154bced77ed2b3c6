class Solution {
    public TreeNode readTree(String text) {
        this.text = text;
        return read();
    }

    private String text;
    private int position = 0;

    private TreeNode read() {
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
            node.left = read();
            position++; // the comma
            node.right = read();
            position++; // the closing parenthesis
        }
        return node;
    }
}
