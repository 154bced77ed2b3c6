class Solution {
    private final Map<String, Integer> left = new HashMap<>();
    private final List<String> laid = new ArrayList<>();
    private final List<String> ways = new ArrayList<>();

    public List<String> signWays(String text, String[] plates) {
        for (String plate : plates) {
            left.merge(plate, 1, Integer::sum);
        }
        extend(text, 0);
        return ways;
    }

    private void extend(String text, int start) {
        if (start == text.length()) {
            ways.add(String.join(" ", laid));
            return;
        }
        for (Map.Entry<String, Integer> stock : left.entrySet()) {
            String plate = stock.getKey();
            int count = stock.getValue();
            if (count == 0 || !text.startsWith(plate, start)) {
                continue;
            }
            stock.setValue(count - 1);
            laid.add(plate);
            extend(text, start + plate.length());
            laid.remove(laid.size() - 1);
            stock.setValue(count);
        }
    }
}
