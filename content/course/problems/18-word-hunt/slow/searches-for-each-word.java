// slow: searches the board anew for each word, although many begin alike (Time Limit Exceeded)
class Solution {
    private static final int WIDTH = 14;

    private final char[] squares = new char[WIDTH * WIDTH];

    public List<String> findWords(char[][] board, String[] words) {
        for (int row = 0; row < board.length; row++) {
            for (int col = 0; col < board[0].length; col++) {
                squares[(row + 1) * WIDTH + col + 1] = board[row][col];
            }
        }
        List<String> found = new ArrayList<>();
        for (String word : words) {
            if (isOn(word.toCharArray())) {
                found.add(word);
            }
        }
        return found;
    }

    private boolean isOn(char[] word) {
        for (int square = 0; square < squares.length; square++) {
            if (squares[square] == word[0] && continues(square, word, 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean continues(int square, char[] word, int at) {
        if (at == word.length) {
            return true;
        }
        char letter = word[at];
        squares[square] = '#';
        boolean isFound = squares[square + WIDTH] == letter && continues(square + WIDTH, word, at + 1)
                || squares[square - WIDTH] == letter && continues(square - WIDTH, word, at + 1)
                || squares[square + 1] == letter && continues(square + 1, word, at + 1)
                || squares[square - 1] == letter && continues(square - 1, word, at + 1);
        squares[square] = word[at - 1];
        return isFound;
    }
}
