// wrong: goes only over corners (Wrong Answer)
class Solution {
    struct Prefix {
        Prefix* next[26] = {};
        string word;
    };

    vector<vector<char>> squares;
    vector<string> found;

    void visit(int row, int col, Prefix* before) {
        if (row < 0 || row >= (int)squares.size() || col < 0 || col >= (int)squares[0].size()) return;
        char letter = squares[row][col];
        if (letter == '#') return;
        Prefix* prefix = before->next[letter - 'a'];
        if (!prefix) return;
        if (!prefix->word.empty()) {
            found.push_back(prefix->word);
            prefix->word.clear();
        }
        squares[row][col] = '#';
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) if (down != 0 && right != 0) visit(row + down, col + right, prefix);
        }
        squares[row][col] = letter;
    }

public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        squares = board;
        deque<Prefix> prefixes(1);
        for (const string& word : words) {
            Prefix* prefix = &prefixes[0];
            for (char letter : word) {
                Prefix*& next = prefix->next[letter - 'a'];
                if (!next) next = &prefixes.emplace_back();
                prefix = next;
            }
            prefix->word = word;
        }
        for (int row = 0; row < (int)board.size(); row++) {
            for (int col = 0; col < (int)board[0].size(); col++) visit(row, col, &prefixes[0]);
        }
        return found;
    }
};
