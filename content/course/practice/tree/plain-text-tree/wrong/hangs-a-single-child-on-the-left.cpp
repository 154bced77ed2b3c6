// wrong: hangs a single child on the left (Wrong Answer)
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
            node->right = read(text, position);
            position++; // the closing parenthesis
        }
        if (!node->left) swap(node->left, node->right);
        return node;
    }
};
