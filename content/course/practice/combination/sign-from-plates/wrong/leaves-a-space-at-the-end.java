// wrong: writes a space behind the last plate too (Wrong Answer)
class Solution {
    private final Map<String, Integer> left = new TreeMap<>();
    private final List<String> ways = new ArrayList<>();

    public List<String> signWays(String text, String[] plates) {
        for (String plate : plates) {
            left.merge(plate, 1, Integer::sum);
        }
        extend(text, 0, "");
        return ways;
    }

    private void extend(String text, int start, String way) {
        if (start == text.length()) {
            ways.add(way);
            return;
        }
        for (String plate : left.keySet()) {
            int count = left.get(plate);
            if (count > 0 && text.startsWith(plate, start)) {
                left.put(plate, count - 1);
                extend(text, start + plate.length(), way + plate + " ");
                left.put(plate, count);
            }
        }
    }
}
