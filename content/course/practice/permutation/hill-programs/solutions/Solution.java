class Solution {
    private final List<String> programs = new ArrayList<>();
    private final StringBuilder program = new StringBuilder();
    private int peak;

    public List<String> hillPrograms(int ups, int peak) {
        this.peak = peak;
        extend(ups, 0, false);
        return programs;
    }

    private void extend(int upsLeft, int level, boolean wasAtPeak) {
        if (upsLeft == 0 && level == 0) {
            programs.add(program.toString());
            return;
        }
        if (upsLeft > 0 && level < peak) {
            program.append('u');
            extend(upsLeft - 1, level + 1, wasAtPeak || level + 1 == peak);
            program.setLength(program.length() - 1);
        }
        // Going down must not put the peak out of reach.
        if (level > 0 && (wasAtPeak || level - 1 + upsLeft >= peak)) {
            program.append('d');
            extend(upsLeft, level - 1, wasAtPeak);
            program.setLength(program.length() - 1);
        }
    }
}
