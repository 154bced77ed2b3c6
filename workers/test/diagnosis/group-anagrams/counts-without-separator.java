// The key joins the 26 letter counts without a separator, so different counts give the same key.
class Solution {
    public List<List<String>> groupAnagrams(String[] words) {
        Map<String, List<String>> groups = new HashMap<>();
        for (String w : words) {
            int[] cnt = new int[26];
            for (char c : w.toCharArray()) cnt[c - 'a']++;
            StringBuilder key = new StringBuilder();
            for (int x : cnt) key.append(x);
            groups.computeIfAbsent(key.toString(), z -> new ArrayList<>()).add(w);
        }
        return new ArrayList<>(groups.values());
    }
}
