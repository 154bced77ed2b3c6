// wrong: takes the set of the letters for the key and forgets how often each is used (Wrong Answer)
class Solution {
    public List<List<String>> groupAnagrams(String[] words) {
        Map<Integer, List<String>> groups = new HashMap<>();
        for (String word : words) {
            int letters = 0;
            for (char letter : word.toCharArray()) {
                letters |= 1 << (letter - 'a');
            }
            groups.computeIfAbsent(letters, key -> new ArrayList<>()).add(word);
        }
        return new ArrayList<>(groups.values());
    }
}
