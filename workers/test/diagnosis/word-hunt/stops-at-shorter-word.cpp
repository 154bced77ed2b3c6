// Turns back when a word ends in the trie, so longer words that start with this word aren't found.
class Solution {
    struct Node {
        Node* next[26] = {};
        string word;
    };
    vector<string> found;

    void walk(vector<vector<char>>& b, int r, int c, Node* t) {
        if (r < 0 || c < 0 || r >= (int)b.size() || c >= (int)b[0].size() || b[r][c] == '*') return;
        Node* child = t->next[b[r][c] - 'a'];
        if (!child) return;
        if (!child->word.empty()) {
            found.push_back(child->word);
            child->word.clear();
            return;
        }
        char ch = b[r][c];
        b[r][c] = '*';
        walk(b, r + 1, c, child);
        walk(b, r, c + 1, child);
        walk(b, r - 1, c, child);
        walk(b, r, c - 1, child);
        b[r][c] = ch;
    }

public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        Node root;
        for (auto& w : words) {
            Node* t = &root;
            for (char ch : w) {
                if (!t->next[ch - 'a']) t->next[ch - 'a'] = new Node();
                t = t->next[ch - 'a'];
            }
            t->word = w;
        }
        for (int r = 0; r < (int)board.size(); r++)
            for (int c = 0; c < (int)board[0].size(); c++) walk(board, r, c, &root);
        return found;
    }
};
