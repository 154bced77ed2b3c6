// wrong: writes no children if the left one is missing (Wrong Answer)
class TreeText {
public:
    TreeNode* read(string text) {
        size_t position = 0;
        return readTree(text, position);
    }

    string write(TreeNode* root) {
        string result;
        writeTree(root, result);
        return result;
    }

private:
    TreeNode* readTree(const string& text, size_t& position) {
        size_t start = position;
        while (position < text.size() && isdigit(text[position])) position++;
        if (position == start) return nullptr;
        TreeNode* node = new TreeNode(stoi(text.substr(start, position - start)));
        if (position < text.size() && text[position] == '(') {
            position++;
            node->left = readTree(text, position);
            position++; // the comma
            node->right = readTree(text, position);
            position++; // the closing parenthesis
        }
        return node;
    }

    void writeTree(TreeNode* node, string& result) {
        if (!node) return;
        result += to_string(node->val);
        if (node->left) {
            result += '(';
            writeTree(node->left, result);
            result += ',';
            writeTree(node->right, result);
            result += ')';
        }
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
