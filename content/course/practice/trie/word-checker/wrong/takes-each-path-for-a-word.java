// wrong: takes each beginning for a word (Wrong Answer)
class Solution {
    public List<Integer> findWords(String[] words, String[] texts) {
        Node root = new Node();
        for (String word : words) {
            Node node = root;
            for (char letter : word.toCharArray()) {
                if (node.children[letter - 'a'] == null) {
                    node.children[letter - 'a'] = new Node();
                }
                node = node.children[letter - 'a'];
            }
            node.isWord = true;
        }
        List<Integer> answers = new ArrayList<>();
        for (String text : texts) {
            Node node = root;
            for (int i = 0; i < text.length() && node != null; i++) {
                node = node.children[text.charAt(i) - 'a'];
            }
            answers.add(node == null ? 0 : 2);
        }
        return answers;
    }

    private static class Node {
        final Node[] children = new Node[26];
        boolean isWord;
    }
}
