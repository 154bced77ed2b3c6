// wrong: stores the hash of the counts as the key, though different counts can have the same hash (Wrong Answer)
class Solution {
    public List<List<String>> groupAnagrams(String[] words) {
        Map<Integer, List<String>> groups = new HashMap<>();
        for (String word : words) {
            int[] counts = new int[26];
            for (char letter : word.toCharArray()) {
                counts[letter - 'a']++;
            }
            groups.computeIfAbsent(Arrays.hashCode(counts), key -> new ArrayList<>()).add(word);
        }
        return new ArrayList<>(groups.values());
    }
}
