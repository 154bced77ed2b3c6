// wrong: counts only names that equal the prefix (Wrong Answer)
class Solution {
    public List<Integer> countStarts(String[] names, String[] prefixes) {
        Node root = new Node();
        for (String name : names) {
            Node node = root;
            for (char letter : name.toCharArray()) {
                if (node.children[letter - 'a'] == null) {
                    node.children[letter - 'a'] = new Node();
                }
                node = node.children[letter - 'a'];
            }
            node.count++;
        }
        List<Integer> counts = new ArrayList<>();
        for (String prefix : prefixes) {
            Node node = root;
            for (int i = 0; i < prefix.length() && node != null; i++) {
                node = node.children[prefix.charAt(i) - 'a'];
            }
            counts.add(node == null ? 0 : node.count);
        }
        return counts;
    }

    private static class Node {
        final Node[] children = new Node[26];
        int count;
    }
}
