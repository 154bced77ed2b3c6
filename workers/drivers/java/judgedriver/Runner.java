package judgedriver;

import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judgedriver.Frames.Frame;

/**
 * Runs Java programs, one case at a time. Frames from the judge and what is answered:
 * <pre>
 *   K  class (name, newline, bytes), as often as needed
 *   S  set-up: function, wanted declaration, return type, argument types; a line each  ->  L loaded
 *   C  case: one JSON literal per line  ->  V value (JSON) | T what was found, in words | N class or method missing
 *                                           | E line, summary, stack trace | M out of memory
 *   and after every case D "exit 0", or D "renew" and the driver ends: a thread of the case could not be ended.
 * </pre>
 * A K after an S begins another program: the judge warms a driver up with one of its own before the learner's comes.
 * Each case sees the classes freshly loaded, so that no static state reaches the next one; nor do its threads and what it
 * set for the whole JVM. Expected answers are not known here.
 */
final class Runner {
    private static final String NO_MORE_THREADS = "The program started too many processes or threads.";

    private final Frames frames;
    private final Settings settings = new Settings();
    private final ThreadCleanup leftovers = new ThreadCleanup();
    /** Of cases that were sent together, which are answered together: each writing wakes the judge. */
    private final List<Frame> answers = new ArrayList<>();
    private Map<String, byte[]> classes = new HashMap<>();
    private Program program;
    private Printer out = new Printer(FileDescriptor.out);
    private Printer err = new Printer(FileDescriptor.err);

    private Runner(Frames frames) {
        this.frames = frames;
    }

    static void main(Frames frames) throws Exception {
        Runner runner = new Runner(frames);
        CaseThread.serve(runner::serve);
        Runtime.getRuntime().halt(0);
    }

    /** True when it has to go on, on another thread. */
    private boolean serve() {
        try {
            for (Frame frame = frames.read(); frame != null; frame = frames.read()) {
                switch (frame.letter()) {
                    case 'K' -> addClass(frame.payload());
                    case 'S' -> setUp(frame.text().split("\n"));
                    default -> {
                        if (!judge(frame.text())) return true;
                    }
                }
            }
            return false;
        } catch (IOException gone) {
            return false;
        }
    }

    private void addClass(byte[] payload) {
        int end = 0;
        while (payload[end] != '\n') end++;
        classes.put(new String(payload, 0, end, StandardCharsets.UTF_8), Arrays.copyOfRange(payload, end + 1, payload.length));
    }

    private void setUp(String[] lines) throws IOException {
        program = new Program(classes, lines);
        classes = new HashMap<>();
        prepareCase();
        frames.send('L', "");
    }

    /** What every case finds, done while the judge looks at the answer of the one before. */
    private void prepareCase() {
        settings.restore();
        if (!out.isAsNew()) out = new Printer(FileDescriptor.out);
        if (!err.isAsNew()) err = new Printer(FileDescriptor.err);
        System.setOut(out);
        System.setErr(err);
    }

    /** False when this thread is not fit for another case. */
    private boolean judge(String literals) throws IOException {
        long start = System.nanoTime();
        Frame answer = runCase(literals);
        Thread.interrupted();
        boolean isClean = leftovers.end(this::flush);
        answers.add(answer);
        answers.add(new Frame('D', isClean ? "exit 0" : "renew"));
        if (!isClean || answer.letter() != 'V' || !frames.isNextHere()) {
            frames.send(answers);
            answers.clear();
        }
        if (!isClean) Runtime.getRuntime().halt(0);
        prepareCase();
        return CaseThread.renew(start);
    }

    private void flush() {
        out.flush();
        err.flush();
    }

    private Frame runCase(String literals) {
        try {
            Program.Entry entry = program.load();
            if (entry == null) return new Frame('N', program.declaration());
            Object returned = entry.call(literals);
            return new Frame('V', LiteralWriter.write(program.returnType(), returned));
        } catch (LiteralWriter.Unprintable unprintable) {
            return new Frame('T', unprintable.getMessage());
        } catch (Throwable thrown) {
            return describe(thrown);
        }
    }

    private static Frame describe(Throwable thrown) {
        Throwable cause = thrown;
        while (cause instanceof InvocationTargetException || cause instanceof ExceptionInInitializerError) {
            if (cause.getCause() == null) break;
            cause = cause.getCause();
        }
        try {
            if (isRefusedThread(cause)) return new Frame('E', StackTraces.describe(cause, NO_MORE_THREADS));
            if (cause instanceof OutOfMemoryError) return new Frame('M', "");
            return new Frame('E', StackTraces.describe(cause));
        } catch (Throwable again) {
            Runtime.getRuntime().halt(1);
            return null;
        }
    }

    /** The JVM calls it a want of memory when the system gives it no further thread. */
    private static boolean isRefusedThread(Throwable thrown) {
        String message = thrown instanceof OutOfMemoryError ? thrown.getMessage() : null;
        return message != null && message.contains("unable to create native thread");
    }
}
