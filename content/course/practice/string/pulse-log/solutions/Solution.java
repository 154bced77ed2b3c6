class Solution {
    public String shorten(String log) {
        StringBuilder shortened = new StringBuilder();
        int start = 0;
        while (start < log.length()) {
            int end = start;
            while (end < log.length() && log.charAt(end) == log.charAt(start)) {
                end++;
            }
            shortened.append(log.charAt(start));
            if (end - start > 1) {
                shortened.append(end - start);
            }
            start = end;
        }
        return shortened.toString();
    }
}
