// slow: tests each prefix on each name (Time Limit Exceeded)
class Solution {
    public List<Integer> countStarts(String[] names, String[] prefixes) {
        List<Integer> counts = new ArrayList<>();
        for (String prefix : prefixes) {
            int count = 0;
            for (String name : names) {
                count += name.startsWith(prefix) ? 1 : 0;
            }
            counts.add(count);
        }
        return counts;
    }
}
