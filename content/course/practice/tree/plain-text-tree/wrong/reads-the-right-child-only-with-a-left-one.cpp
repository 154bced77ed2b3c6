// wrong: reads no right child if the left one is missing (Wrong Answer)
class Solution {
public:
    TreeNode* readTree(string text) {
        size_t position = 0;
        return read(text, position);
    }

private:
    TreeNode* read(const string& text, size_t& position) {
        size_t start = position;
        while (position < text.size() && isdigit(text[position])) position++;
        if (position == start) return nullptr;
        TreeNode* node = new TreeNode(stoi(text.substr(start, position - start)));
        if (position < text.size() && text[position] == '(') {
            position++;
            node->left = read(text, position);
            position++; // the comma
            TreeNode* right = read(text, position);
            if (node->left) node->right = right;
            position++; // the closing parenthesis
        }
        return node;
    }
};
