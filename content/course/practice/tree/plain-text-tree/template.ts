/** The class to write, and the method that calls it. */
export const template = {
  java: `class TreeText {
    public TreeNode read(String text) {
        
    }

    public String write(TreeNode root) {
        
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
`,
  python3: `class TreeText:
    def read(self, text: str) -> Optional[TreeNode]:
        pass

    def write(self, root: Optional[TreeNode]) -> str:
        pass


class Solution:
    # Already written: reads a tree, prunes it and writes it.
    def prune(self, text: str) -> str:
        root = TreeText().read(text)
        self.cut_left_of_even(root)
        return TreeText().write(root)

    def cut_left_of_even(self, node: Optional[TreeNode]) -> None:
        if node:
            if node.val % 2 == 0:
                node.left = None
            self.cut_left_of_even(node.left)
            self.cut_left_of_even(node.right)
`,
  c_cpp: `class TreeText {
public:
    TreeNode* read(string text) {
        
    }

    string write(TreeNode* root) {
        
    }
};

// Already written: reads a tree, prunes it and writes it.
class Solution {
public:
    string prune(string text) {
        TreeNode* root = TreeText().read(text);
        cutLeftOfEven(root);
        return TreeText().write(root);
    }

private:
    void cutLeftOfEven(TreeNode* node) {
        if (!node) return;
        if (node->val % 2 == 0) node->left = nullptr;
        cutLeftOfEven(node->left);
        cutLeftOfEven(node->right);
    }
};
`,
} as const;
