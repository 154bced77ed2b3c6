// Compares a word only with the last group, so anagrams that don't stand side by side aren't joined.
class Solution {
    public List<List<String>> groupAnagrams(String[] words) {
        List<List<String>> out = new ArrayList<>();
        String lastKey = null;
        for (String w : words) {
            char[] cs = w.toCharArray();
            Arrays.sort(cs);
            String key = String.valueOf(cs);
            if (!key.equals(lastKey)) {
                out.add(new ArrayList<>());
                lastKey = key;
            }
            out.get(out.size() - 1).add(w);
        }
        return out;
    }
}
