// wrong: compares Integer objects with ==, which only works for small numbers (Wrong Answer)
class Solution {
    public int[] carsInside(int[] scans) {
        List<Integer> cards = new ArrayList<>();
        for (int card : scans) {
            cards.add(card);
        }
        Collections.sort(cards);
        List<Integer> inside = new ArrayList<>();
        int i = 0;
        while (i < cards.size()) {
            if (i + 1 < cards.size() && cards.get(i) == cards.get(i + 1)) {
                i += 2;
            } else {
                inside.add(cards.get(i));
                i++;
            }
        }
        return new int[] {inside.get(0), inside.get(1)};
    }
}
