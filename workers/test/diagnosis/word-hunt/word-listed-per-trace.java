// Does not remove the mark of a found word, so a word that can be traced in several ways is listed several times.
class Solution {
    class Node {
        Map<Character, Node> kids = new HashMap<>();
        boolean isEnd = false;
    }

    public List<String> findWords(char[][] board, String[] words) {
        Node trie = new Node();
        for (String w : words) {
            Node cur = trie;
            for (int i = 0; i < w.length(); i++) {
                cur = cur.kids.computeIfAbsent(w.charAt(i), c -> new Node());
            }
            cur.isEnd = true;
        }
        List<String> answer = new ArrayList<>();
        boolean[][] used = new boolean[board.length][board[0].length];
        for (int i = 0; i < board.length; i++) {
            for (int j = 0; j < board[0].length; j++) {
                dfs(board, used, i, j, trie, new StringBuilder(), answer);
            }
        }
        return answer;
    }

    private void dfs(char[][] b, boolean[][] used, int i, int j, Node node, StringBuilder sb, List<String> answer) {
        if (i < 0 || j < 0 || i == b.length || j == b[0].length || used[i][j]) return;
        Node kid = node.kids.get(b[i][j]);
        if (kid == null) return;
        used[i][j] = true;
        sb.append(b[i][j]);
        if (kid.isEnd) {
            answer.add(sb.toString());
        }
        dfs(b, used, i - 1, j, kid, sb, answer);
        dfs(b, used, i + 1, j, kid, sb, answer);
        dfs(b, used, i, j - 1, kid, sb, answer);
        dfs(b, used, i, j + 1, kid, sb, answer);
        sb.deleteCharAt(sb.length() - 1);
        used[i][j] = false;
    }
}
