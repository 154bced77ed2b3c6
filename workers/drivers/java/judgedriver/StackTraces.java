package judgedriver;

import java.util.Arrays;

final class StackTraces {
    private static final String FILE = "Solution.java";
    private static final String DRIVER_PREFIX = "judgedriver.";
    private static final int MAX_CALLS = 20;

    /** Returns lines: the innermost line number in the learner's source (or nothing), a summary, the stack trace. */
    static String describe(Throwable thrown) {
        StringBuilder text = new StringBuilder();
        int line = append(text, thrown);
        Throwable cause = thrown.getCause();
        for (int depth = 0; cause != null && depth < 3; depth++, cause = cause.getCause()) {
            text.append("Caused by: ");
            append(text, cause);
        }
        String trace = text.toString().stripTrailing();
        return join(line, trace.lines().findFirst().orElse(""), trace);
    }

    /** Uses {@code sentence} in place of the summary and the stack trace. */
    static String describe(Throwable thrown, String sentence) {
        return join(append(new StringBuilder(), thrown), sentence, sentence);
    }

    private static String join(int line, String summary, String trace) {
        return (line > 0 ? line : "") + "\n" + summary + "\n" + trace;
    }

    private static int append(StringBuilder text, Throwable thrown) {
        text.append(thrown.getClass().getName());
        String message = message(thrown);
        if (message != null) text.append(": ").append(message, 0, Math.min(message.length(), 2000));
        text.append('\n');
        StackTraceElement[] calls = withoutDriver(thrown.getStackTrace());
        int end = countLearnerCalls(calls);
        int line = 0;
        for (int i = 0; i < end; i++) {
            if (line == 0 && FILE.equals(calls[i].getFileName())) line = calls[i].getLineNumber();
            if (i < MAX_CALLS) text.append("    at ").append(describe(calls[i])).append('\n');
        }
        if (end > MAX_CALLS) text.append("    ... ").append(end - MAX_CALLS).append(" more calls\n");
        return line;
    }

    /** A stack overflow may happen in the recorder. */
    private static StackTraceElement[] withoutDriver(StackTraceElement[] calls) {
        int start = 0;
        while (start < calls.length && calls[start].getClassName().startsWith(DRIVER_PREFIX)) start++;
        return Arrays.copyOfRange(calls, start, calls.length);
    }

    private static String describe(StackTraceElement call) {
        String position = call.getFileName() == null ? "unknown" : call.getFileName() + ":" + call.getLineNumber();
        return call.getClassName() + "." + call.getMethodName() + "(" + position + ")";
    }

    /** Counts from the innermost call to the outermost one in the learner's source. */
    private static int countLearnerCalls(StackTraceElement[] calls) {
        int end = calls.length;
        while (end > 0 && !FILE.equals(calls[end - 1].getFileName())) end--;
        return end;
    }

    private static String message(Throwable thrown) {
        try {
            return thrown.getMessage();
        } catch (Throwable broken) {
            return "(the message could not be shown)";
        }
    }
}
