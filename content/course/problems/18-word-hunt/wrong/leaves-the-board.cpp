// wrong: does not look whether a neighbor is on the board (Runtime Error)
class Solution {
    struct Prefix {
        unique_ptr<Prefix> next[26];
        const string* word = nullptr;
    };

    vector<string> found;

    void visit(vector<vector<char>>& board, int row, int col, const Prefix& before) {
        char letter = board.at(row).at(col);
        if (letter == '#') return;
        Prefix* prefix = before.next[letter - 'a'].get();
        if (!prefix) return;
        if (prefix->word) {
            found.push_back(*prefix->word);
            prefix->word = nullptr;
        }
        board[row][col] = '#';
        visit(board, row + 1, col, *prefix);
        visit(board, row - 1, col, *prefix);
        visit(board, row, col + 1, *prefix);
        visit(board, row, col - 1, *prefix);
        board[row][col] = letter;
    }

public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        Prefix root;
        for (auto& word : words) {
            Prefix* prefix = &root;
            for (char letter : word) {
                auto& next = prefix->next[letter - 'a'];
                if (!next) next = make_unique<Prefix>();
                prefix = next.get();
            }
            prefix->word = &word;
        }
        for (int row = 0; row < (int)board.size(); row++) {
            for (int col = 0; col < (int)board[0].size(); col++) visit(board, row, col, root);
        }
        return found;
    }
};
