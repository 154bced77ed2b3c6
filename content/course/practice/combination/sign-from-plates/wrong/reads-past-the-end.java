// wrong: compares letter by letter and does not stop at the end of the text (Runtime Error)
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
            int count = left.get(plate);
            if (count > 0 && stands(plate, text, start)) {
                left.put(plate, count - 1);
                extend(text, start + plate.length(), way + " " + plate);
                left.put(plate, count);
            }
        }
    }

    private boolean stands(String plate, String text, int start) {
        for (int i = 0; i < plate.length(); i++) {
            if (plate.charAt(i) != text.charAt(start + i)) {
                return false;
            }
        }
        return true;
    }
}
