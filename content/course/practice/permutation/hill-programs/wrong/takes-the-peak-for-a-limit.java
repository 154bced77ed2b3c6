// wrong: only keeps the level below the peak and never asks whether it was reached (Wrong Answer)
class Solution {
    private final List<String> programs = new ArrayList<>();

    public List<String> hillPrograms(int ups, int peak) {
        extend("", ups, 0, peak);
        return programs;
    }

    private void extend(String program, int upsLeft, int level, int peak) {
        if (upsLeft == 0 && level == 0) {
            programs.add(program);
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
