// wrong: lowers the count of a plate and never raises it again (Wrong Answer)
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
            ways.add(way.trim());
            return;
        }
        for (String plate : left.keySet()) {
            if (left.get(plate) > 0 && text.startsWith(plate, start)) {
                left.put(plate, left.get(plate) - 1);
                extend(text, start + plate.length(), way + " " + plate);
            }
        }
    }
}
