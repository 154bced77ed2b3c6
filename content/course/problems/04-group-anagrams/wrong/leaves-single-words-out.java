// wrong: returns only groups of two words and more (Wrong Answer)
class Solution {
    public List<List<String>> groupAnagrams(String[] words) {
        Map<String, List<String>> groups = new HashMap<>();
        for (String word : words) {
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            groups.computeIfAbsent(new String(letters), key -> new ArrayList<>()).add(word);
        }
        List<List<String>> answer = new ArrayList<>();
        for (List<String> group : groups.values()) {
            if (group.size() > 1) {
                answer.add(group);
            }
        }
        return answer;
    }
}
