package judgedriver.trace;

/** The recorded steps and the limits of a recording; see `TraceWindow` and `traceLimits` in the judge's TypeScript. */
public record Options(
        int firstSteps,
        int fromStep,
        int lastSteps,
        boolean exitsAfter,
        int countedSteps,
        int bytes,
        int items,
        int textCharacters,
        int objects,
        int frames,
        int outputCharacters,
        int depth) {

    /** One number per line, in the order of the components. {@code fromStep} is 0 if there is no second window. */
    public static Options parse(String text) {
        int[] n = text.lines().mapToInt(Integer::parseInt).toArray();
        return new Options(n[0], n[1], n[2], n[3] == 1, n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11]);
    }

    /** Whether the process may end after a step, because nothing more is recorded. */
    boolean exitsAfter(int step) {
        return exitsAfter && (step >= countedSteps || step == fromStep + lastSteps - 1);
    }

    boolean records(int step) {
        return step <= firstSteps || (fromStep > 0 && step >= fromStep && step - fromStep < lastSteps);
    }
}
