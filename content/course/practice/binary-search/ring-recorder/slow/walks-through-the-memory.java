// slow: walks through the memory for each question, O(n) (Time Limit Exceeded)
class Solution {
    public List<Integer> findEntry(int[] memory, int[] wanted) {
        List<Integer> places = new ArrayList<>();
        for (int entry : wanted) {
            places.add(placeOf(memory, entry));
        }
        return places;
    }

    private int placeOf(int[] memory, int entry) {
        for (int place = 0; place < memory.length; place++) {
            if (memory[place] == entry) {
                return place;
            }
        }
        return -1;
    }
}
