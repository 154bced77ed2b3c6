// wrong: visits only the rooms right behind room 0 (Wrong Answer)
class Solution {
    public int countRooms(int[][] doors) {
        boolean[] found = new boolean[doors.length];
        Deque<Integer> stack = new ArrayDeque<>();
        found[0] = true;
        stack.push(0);
        int rooms = 0;
        while (!stack.isEmpty()) {
            rooms++;
            for (int other : doors[stack.pop()]) {
                if (!found[other]) {
                    found[other] = true;
                    rooms++;
                }
            }
        }
        return rooms;
    }
}
