// wrong: keeps a table with a place for each card up to a million (Runtime Error)
class Solution {
    public int[] carsInside(int[] scans) {
        boolean[] isInside = new boolean[1_000_001];
        for (int card : scans) {
            isInside[card] = !isInside[card];
        }
        int[] cars = new int[2];
        int count = 0;
        for (int card = 0; card < isInside.length; card++) {
            if (isInside[card]) {
                cars[count++] = card;
            }
        }
        return cars;
    }
}
