// wrong: treats capital and small letters as different (Wrong Answer)
class Solution {
    public boolean readsBothWays(String sign) {
        int low = 0, high = sign.length() - 1;
        while (low < high) {
            char left = sign.charAt(low);
            char right = sign.charAt(high);
            if (!isLetter(left)) {
                low++;
            } else if (!isLetter(right)) {
                high--;
            } else if (left != right) {
                return false;
            } else {
                low++;
                high--;
            }
        }
        return true;
    }

    private static boolean isLetter(char c) {
        return Character.isLetter(c);
    }
}
