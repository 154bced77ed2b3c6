// wrong: uses an array as the key, which is compared by identity, so no two words meet (Wrong Answer)
class Solution {
    public List<List<String>> groupAnagrams(String[] words) {
        Map<char[], List<String>> groups = new HashMap<>();
        for (String word : words) {
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            groups.computeIfAbsent(letters, key -> new ArrayList<>()).add(word);
        }
        return new ArrayList<>(groups.values());
    }
}
