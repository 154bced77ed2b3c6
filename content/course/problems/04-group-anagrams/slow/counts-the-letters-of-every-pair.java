// slow: compares each word with the first word of every group and counts the letters of both each time, O(n^2 m) (Time Limit Exceeded)
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
        if (word.length() != other.length()) {
            return false;
        }
        int[] counts = new int[26];
        for (int i = 0; i < word.length(); i++) {
            counts[word.charAt(i) - 'a']++;
        }
        for (int i = 0; i < other.length(); i++) {
            if (--counts[other.charAt(i) - 'a'] < 0) {
                return false;
            }
        }
        return true;
    }
}
