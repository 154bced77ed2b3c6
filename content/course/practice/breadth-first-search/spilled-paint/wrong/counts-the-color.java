// wrong: counts all tiles of the color (Wrong Answer)
class Solution {
    public int countTiles(String[] floor, int row, int column) {
        int tiles = 0;
        for (String line : floor) {
            for (char tile : line.toCharArray()) {
                tiles += tile == floor[row].charAt(column) ? 1 : 0;
            }
        }
        return tiles;
    }
}
