// Also steps diagonally from square to square.
class Solution {
    bool trace(vector<vector<char>>& b, const string& w, size_t i, int r, int c) {
        if (r < 0 || c < 0 || r >= (int)b.size() || c >= (int)b[0].size() || b[r][c] != w[i]) return false;
        if (i + 1 == w.size()) return true;
        b[r][c] = ' ';
        bool ok = false;
        for (int dr = -1; dr <= 1 && !ok; dr++)
            for (int dc = -1; dc <= 1 && !ok; dc++) ok = trace(b, w, i + 1, r + dr, c + dc);
        b[r][c] = w[i];
        return ok;
    }

public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        vector<string> out;
        for (auto& w : words) {
            bool ok = false;
            for (int r = 0; r < (int)board.size() && !ok; r++)
                for (int c = 0; c < (int)board[0].size() && !ok; c++) ok = trace(board, w, 0, r, c);
            if (ok) out.push_back(w);
        }
        return out;
    }
};
