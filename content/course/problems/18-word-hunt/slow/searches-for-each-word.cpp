// slow: searches the board anew for each word, although many begin alike (Time Limit Exceeded)
class Solution {
    bool continues(vector<vector<char>>& board, int row, int col, const string& word, size_t at) {
        if (at == word.size()) return true;
        if (row < 0 || row >= (int)board.size() || col < 0 || col >= (int)board[0].size()) return false;
        if (board[row][col] != word[at]) return false;
        board[row][col] = '#';
        bool isFound = continues(board, row + 1, col, word, at + 1) || continues(board, row - 1, col, word, at + 1) ||
                       continues(board, row, col + 1, word, at + 1) || continues(board, row, col - 1, word, at + 1);
        board[row][col] = word[at];
        return isFound;
    }

    bool isOn(vector<vector<char>>& board, const string& word) {
        for (int row = 0; row < (int)board.size(); row++) {
            for (int col = 0; col < (int)board[0].size(); col++) {
                if (continues(board, row, col, word, 0)) return true;
            }
        }
        return false;
    }

public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        vector<string> found;
        for (auto& word : words) {
            if (isOn(board, word)) found.push_back(word);
        }
        return found;
    }
};
