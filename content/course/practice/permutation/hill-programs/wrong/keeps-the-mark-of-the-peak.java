// wrong: remembers the peak in a field and does not take it back (Wrong Answer)
class Solution {
    private final List<String> programs = new ArrayList<>();
    private boolean wasAtPeak = false;

    public List<String> hillPrograms(int ups, int peak) {
        extend("", ups, 0, peak);
        return programs;
    }

    private void extend(String program, int upsLeft, int level, int peak) {
        if (level == peak) {
            wasAtPeak = true;
        }
        if (upsLeft == 0 && level == 0) {
            if (wasAtPeak) {
                programs.add(program);
            }
            return;
        }
        if (upsLeft > 0 && level < peak) {
            extend(program + "u", upsLeft - 1, level + 1, peak);
        }
        if (level > 0) {
            extend(program + "d", upsLeft, level - 1, peak);
        }
    }
}
