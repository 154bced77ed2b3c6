// wrong: lists shorter texts, too (Wrong Answer)
class Solution {
    public List<String> listWords(String tiles) {
        int[] left = new int[26];
        for (char tile : tiles.toCharArray()) {
            left[tile - 'a']++;
        }
        List<String> texts = new ArrayList<>();
        fill(left, tiles.length(), new StringBuilder(), texts);
        return texts;
    }

    private void fill(int[] left, int length, StringBuilder built, List<String> texts) {
        if (built.length() > 0) {
            texts.add(built.toString());
        }
        for (int letter = 0; letter < 26; letter++) {
            if (left[letter] > 0) {
                left[letter]--;
                built.append((char) ('a' + letter));
                fill(left, length, built, texts);
                built.setLength(built.length() - 1);
                left[letter]++;
            }
        }
    }
}
