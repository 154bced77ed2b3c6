// wrong: compares only the step from the first to the last letter (Wrong Answer)
class Solution {
    public List<List<String>> groupAnagrams(String[] words) {
        Map<String, List<String>> groups = new HashMap<>();
        for (String word : words) {
            char[] letters = word.toCharArray();
            for (int i = 0; i < letters.length; i++) {
                letters[i] = (char) ('a' + (word.charAt(i) - word.charAt(0) + 26) % 26);
            }
            groups.computeIfAbsent(letters.length + "" + (letters.length == 0 ? "" : letters[letters.length - 1]), key -> new ArrayList<>()).add(word);
        }
        return new ArrayList<>(groups.values());
    }
}
