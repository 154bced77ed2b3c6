/** The class to write, and the function that calls its methods. */
export const template = {
  java: `class TreeText {
    public TreeNode read(String text) {
        
    }

    public String write(TreeNode root) {
        
    }
}

/** Already written: reads a tree, mirrors it and writes it. */
class Solution {
    public String mirror(String text) {
        TreeNode root = new TreeText().read(text);
        swapChildren(root);
        return new TreeText().write(root);
    }

    private void swapChildren(TreeNode node) {
        if (node == null) {
            return;
        }
        TreeNode left = node.left;
        node.left = node.right;
        node.right = left;
        swapChildren(node.left);
        swapChildren(node.right);
    }
}
`,
  python3: `class TreeText:
    def read(self, text: str) -> Optional[TreeNode]:
        

    def write(self, root: Optional[TreeNode]) -> str:
        


class Solution:
    # Already written: reads a tree, mirrors it and writes it.
    def mirror(self, text: str) -> str:
        root = TreeText().read(text)
        self.swap_children(root)
        return TreeText().write(root)

    def swap_children(self, node: Optional[TreeNode]) -> None:
        if node:
            node.left, node.right = node.right, node.left
            self.swap_children(node.left)
            self.swap_children(node.right)
`,
  c_cpp: `class TreeText {
public:
    TreeNode* read(string text) {
        
    }

    string write(TreeNode* root) {
        
    }
};

// Already written: reads a tree, mirrors it and writes it.
class Solution {
public:
    string mirror(string text) {
        TreeNode* root = TreeText().read(text);
        swapChildren(root);
        return TreeText().write(root);
    }

private:
    void swapChildren(TreeNode* node) {
        if (!node) return;
        swap(node->left, node->right);
        swapChildren(node->left);
        swapChildren(node->right);
    }
};
`,
} as const;
