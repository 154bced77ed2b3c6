// wrong: leaves each room by its first door only (Wrong Answer)
class Solution {
    public int countRooms(int[][] doors) {
        boolean[] found = new boolean[doors.length];
        int room = 0, rooms = 0;
        while (!found[room]) {
            found[room] = true;
            rooms++;
            if (doors[room].length > 0) {
                room = doors[room][0];
            }
        }
        return rooms;
    }
}
