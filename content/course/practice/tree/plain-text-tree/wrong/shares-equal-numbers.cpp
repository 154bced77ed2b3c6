// wrong: uses one node for equal numbers (Wrong Answer)
class Solution {
public:
    TreeNode* readTree(string text) {
        size_t position = 0;
        return read(text, position);
    }

private:
    set<int> known;

    TreeNode* read(const string& text, size_t& position) {
        size_t start = position;
        while (position < text.size() && isdigit(text[position])) position++;
        if (position == start) return nullptr;
        int number = stoi(text.substr(start, position - start));
        if (known.contains(number)) number = 0;
        known.insert(number);
        TreeNode* node = new TreeNode(number);
        if (position < text.size() && text[position] == '(') {
            position++;
            node->left = read(text, position);
            position++; // the comma
            node->right = read(text, position);
            position++; // the closing parenthesis
        }
        return node;
    }
};
