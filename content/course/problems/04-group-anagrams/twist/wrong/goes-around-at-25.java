// wrong: takes the alphabet for 25 letters (Wrong Answer)
class Solution {
    public List<List<String>> groupAnagrams(String[] words) {
        Map<String, List<String>> groups = new HashMap<>();
        for (String word : words) {
            char[] letters = word.toCharArray();
            for (int i = 0; i < letters.length; i++) {
                letters[i] = (char) ('a' + (word.charAt(i) - word.charAt(0) + 25) % 25);
            }
            groups.computeIfAbsent(new String(letters), key -> new ArrayList<>()).add(word);
        }
        return new ArrayList<>(groups.values());
    }
}
