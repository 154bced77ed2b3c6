// Returns at once when a word is found without setting its squares back, so they're missing for the later words.
class Solution {
    public List<String> findWords(char[][] board, String[] words) {
        List<String> found = new ArrayList<>();
        for (String w : words) {
            boolean ok = false;
            for (int r = 0; r < board.length && !ok; r++) {
                for (int c = 0; c < board[0].length && !ok; c++) {
                    ok = trace(board, w, 0, r, c);
                }
            }
            if (ok) found.add(w);
        }
        return found;
    }

    private boolean trace(char[][] board, String w, int i, int r, int c) {
        if (i == w.length()) return true;
        if (r < 0 || c < 0 || r >= board.length || c >= board[0].length || board[r][c] != w.charAt(i)) return false;
        char kept = board[r][c];
        board[r][c] = '#';
        if (trace(board, w, i + 1, r + 1, c) || trace(board, w, i + 1, r - 1, c)
                || trace(board, w, i + 1, r, c + 1) || trace(board, w, i + 1, r, c - 1)) {
            return true;
        }
        board[r][c] = kept;
        return false;
    }
}
