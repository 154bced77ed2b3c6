// wrong: starts words only in the first row (Wrong Answer)
class Solution {
    private static class Prefix {
        final Prefix[] next = new Prefix[26];
        String word;
    }

    private char[][] board;
    private final List<String> found = new ArrayList<>();

    public List<String> findWords(char[][] board, String[] words) {
        this.board = board;
        Prefix root = new Prefix();
        for (String word : words) {
            Prefix prefix = root;
            for (char letter : word.toCharArray()) {
                if (prefix.next[letter - 'a'] == null) {
                    prefix.next[letter - 'a'] = new Prefix();
                }
                prefix = prefix.next[letter - 'a'];
            }
            prefix.word = word;
        }
        for (int row = 0; row < 1; row++) {
            for (int col = 0; col < board[0].length; col++) {
                visit(row, col, root);
            }
        }
        return found;
    }

    private void visit(int row, int col, Prefix before) {
        if (row < 0 || row >= board.length || col < 0 || col >= board[0].length || board[row][col] == '#') {
            return;
        }
        char letter = board[row][col];
        Prefix prefix = before.next[letter - 'a'];
        if (prefix == null) {
            return;
        }
        if (prefix.word != null) {
            found.add(prefix.word);
            prefix.word = null;
        }
        board[row][col] = '#';
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                visit(row + down, col + right, prefix);
            }
        }
        board[row][col] = letter;
    }
}
