// wrong: strikes out each letter of one word in the other without asking whether it is there (Runtime Error)
class Solution {
    public List<List<String>> groupAnagrams(String[] words) {
        List<List<String>> groups = new ArrayList<>();
        for (String word : words) {
            List<String> home = null;
            for (List<String> group : groups) {
                if (isAnagram(word, group.get(0))) {
                    home = group;
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
        StringBuilder rest = new StringBuilder(other);
        for (int i = 0; i < word.length(); i++) {
            rest.deleteCharAt(rest.indexOf(word.substring(i, i + 1)));
        }
        return rest.length() == 0;
    }
}
