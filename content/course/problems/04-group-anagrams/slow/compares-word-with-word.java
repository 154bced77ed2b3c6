// slow: compares each word with the first word of every group and sorts both each time, O(n^2 m log m) (Time Limit Exceeded)
class Solution {
    public List<List<String>> groupAnagrams(String[] words) {
        List<List<String>> groups = new ArrayList<>();
        for (String word : words) {
            List<String> home = null;
            for (List<String> group : groups) {
                if (isAnagram(word, group.get(0))) {
                    home = group;
                    break;
                }
            }
            if (home == null) {
                home = new ArrayList<>();
                groups.add(home);
            }
            home.add(word);
        }
        return groups;
    }

    private boolean isAnagram(String word, String other) {
        char[] letters = word.toCharArray();
        char[] others = other.toCharArray();
        Arrays.sort(letters);
        Arrays.sort(others);
        return Arrays.equals(letters, others);
    }
}
