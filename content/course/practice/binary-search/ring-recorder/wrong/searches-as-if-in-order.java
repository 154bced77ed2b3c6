// wrong: ignores the break (Wrong Answer)
class Solution {
    public List<Integer> findEntry(int[] memory, int[] wanted) {
        List<Integer> places = new ArrayList<>();
        for (int entry : wanted) {
            places.add(search(memory, entry));
        }
        return places;
    }

    private int search(int[] memory, int entry) {
        int low = 0, high = memory.length - 1;
        while (low <= high) {
            int middle = low + (high - low) / 2;
            if (memory[middle] == entry) {
                return middle;
            }
            boolean isLeft = entry < memory[middle];
            if (isLeft) {
                high = middle - 1;
            } else {
                low = middle + 1;
            }
        }
        return -1;
    }
}
