// wrong: tries each of two equal plates at the same place (Wrong Answer)
class Solution {
    private final List<String> ways = new ArrayList<>();

    public List<String> signWays(String text, String[] plates) {
        extend(text, plates, new boolean[plates.length], 0, "");
        return ways;
    }

    private void extend(String text, String[] plates, boolean[] used, int start, String way) {
        if (start == text.length()) {
            ways.add(way.trim());
            return;
        }
        for (int i = 0; i < plates.length; i++) {
            if (used[i] || !text.startsWith(plates[i], start)) {
                continue;
            }
            used[i] = true;
            extend(text, plates, used, start + plates[i].length(), way + " " + plates[i]);
            used[i] = false;
        }
    }
}
