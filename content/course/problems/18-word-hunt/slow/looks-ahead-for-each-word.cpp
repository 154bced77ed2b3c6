// slow: searches the board anew for each word and steps only on letters that fit, although many words begin alike (Time Limit Exceeded)
class Solution {
    static constexpr int width = 14;
    char squares[width * width] = {};

    bool continues(int square, const char* rest) {
        if (!*rest) return true;
        char letter = squares[square];
        squares[square] = 0;
        bool isFound = false;
        for (int next : {square + width, square - width, square + 1, square - 1}) {
            if (squares[next] == *rest && continues(next, rest + 1)) {
                isFound = true;
                break;
            }
        }
        squares[square] = letter;
        return isFound;
    }

    bool isOn(const string& word) {
        for (int square = 0; square < width * width; square++) {
            if (squares[square] == word[0] && continues(square, word.c_str() + 1)) return true;
        }
        return false;
    }

public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        for (int row = 0; row < (int)board.size(); row++) {
            for (int col = 0; col < (int)board[0].size(); col++) squares[(row + 1) * width + col + 1] = board[row][col];
        }
        vector<string> found;
        for (auto& word : words) {
            if (isOn(word)) found.push_back(word);
        }
        return found;
    }
};
