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
import judgedriver.trace.Options;
import judgedriver.trace.ProgramRewriter;
import judgedriver.trace.Recorder;
import judgedriver.trace.TracedProgram;

/**
 * Runs Java programs, one case at a time. Frames from the judge and the answers:
 * <pre>
 *   K  class (name, newline, bytes), any number of times
 *   G  before an S: record the steps of its cases; see {@link Options}
 *   S  setup: function, its declaration, return type, "reuses nodes" or nothing, argument types; one per line  ->  L loaded
 *   C  case: one JSON literal per line  ->  V value (JSON) | T unserializable value, in words | N class or method missing
 *                                           | I like V, but not the given nodes ("reuses nodes")
 *                                           | E line, summary, stack trace | M out of memory
 *                                             G before that: a piece of the recording
 *   and after every case D "exit 0". D "renew" means that the driver exits, because a thread of the case did not end.
 * </pre>
 * A K after an S begins another program: the judge warms up a driver with a built-in program before the learner's. To
 * isolate cases, the driver reloads classes with static state, ends threads and restores JVM settings. It does not know
 * the expected answers.
 */
final class Runner {
    private static final String TOO_MANY_THREADS = "The program started too many processes or threads.";

    private final Frames frames;
    private final Settings settings = new Settings();
    private final ThreadCleanup threads = new ThreadCleanup();
    /** Answers of cases that arrive together are sent in one write, because each write wakes the judge. */
    private final List<Frame> answers = new ArrayList<>();
    private Map<String, byte[]> classes = new HashMap<>();
    /** Of the next program. Null if its steps are not recorded. */
    private Options nextOptions;
    private Options options;
    private TracedProgram tracedProgram;
    private Program program;
    private Printer out = new Printer(FileDescriptor.out, null);
    private Printer err = new Printer(FileDescriptor.err, null);

    private Runner(Frames frames) {
        this.frames = frames;
    }

    static void main(Frames frames) throws Exception {
        Runner runner = new Runner(frames);
        CaseThread.serve(runner::serve);
        Runtime.getRuntime().halt(0);
    }

    /** Returns true if serving must continue on another thread. */
    private boolean serve() {
        try {
            for (Frame frame = frames.read(); frame != null; frame = frames.read()) {
                switch (frame.letter()) {
                    case 'K' -> addClass(frame.payload());
                    case 'G' -> nextOptions = Options.parse(frame.text());
                    case 'S' -> setUp(frame.text().split("\n"));
                    default -> {
                        if (!judge(frame.text())) return true;
                    }
                }
            }
            return false;
        } catch (IOException disconnected) {
            return false;
        }
    }

    private void addClass(byte[] payload) {
        int end = 0;
        while (payload[end] != '\n') end++;
        classes.put(new String(payload, 0, end, StandardCharsets.UTF_8), Arrays.copyOfRange(payload, end + 1, payload.length));
    }

    private void setUp(String[] lines) throws IOException {
        options = nextOptions;
        nextOptions = null;
        tracedProgram = options == null ? null : rewrite();
        program = new Program(tracedProgram == null ? classes : tracedProgram.classes, lines);
        classes = new HashMap<>();
        prepareCase();
        frames.send('L', "");
    }

    private TracedProgram rewrite() throws IOException {
        try {
            return ProgramRewriter.create().rewrite(classes);
        } catch (ReflectiveOperationException missing) {
            throw new IOException(missing);
        }
    }

    /** Runs while the judge checks the last answer. */
    private void prepareCase() {
        settings.restore();
        if (!out.isUnused()) out = new Printer(FileDescriptor.out, null);
        if (!err.isUnused()) err = new Printer(FileDescriptor.err, null);
        System.setOut(out);
        System.setErr(err);
    }

    /** Returns false if this thread cannot run another case. */
    private boolean judge(String literals) throws IOException {
        long startNanos = System.nanoTime();
        Frame answer = runCase(literals);
        Thread.interrupted();
        boolean isClean = threads.flushAndEnd(this::flush);
        answers.add(answer);
        answers.add(new Frame('D', isClean ? "exit 0" : "renew"));
        if (!isClean || answer.letter() != 'V' || !frames.hasNext()) {
            frames.send(answers);
            answers.clear();
        }
        if (!isClean) Runtime.getRuntime().halt(0);
        prepareCase();
        return CaseThread.resetForReuse(startNanos);
    }

    private void send(char letter, byte[] payload) {
        try {
            frames.send(List.of(new Frame(letter, payload)));
        } catch (IOException disconnected) {
            Runtime.getRuntime().halt(1);
        }
    }

    private void flush() {
        out.flush();
        err.flush();
    }

    private Frame runCase(String literals) {
        try {
            Program.Answer answer = call(literals);
            if (answer == null) return new Frame('N', program.declaration());
            byte[] literal = LiteralWriter.write(program.returnType(), answer.returned());
            return new Frame(LiteralWriter.hasOnly(answer.givenNodes(), answer.returned()) ? 'V' : 'I', literal);
        } catch (LiteralWriter.Unserializable unserializable) {
            return new Frame('T', unserializable.getMessage());
        } catch (Throwable thrown) {
            return describe(thrown);
        }
    }

    /** Returns null if the class or the method is missing. */
    private Program.Answer call(String literals) throws ReflectiveOperationException {
        Recorder recorder = tracedProgram == null ? null : startRecording();
        try {
            Program.EntryPoint entryPoint = program.load(recorder);
            return entryPoint == null ? null : entryPoint.call(literals);
        } finally {
            if (recorder != null) recorder.finish();
        }
    }

    private Recorder startRecording() {
        Recorder recorder = new Recorder(tracedProgram, options, piece -> send('G', piece));
        out = new Printer(FileDescriptor.out, recorder.output());
        System.setOut(out);
        return recorder;
    }

    private static Frame describe(Throwable thrown) {
        Throwable cause = thrown;
        while (cause instanceof InvocationTargetException || cause instanceof ExceptionInInitializerError) {
            if (cause.getCause() == null) break;
            cause = cause.getCause();
        }
        try {
            if (isThreadLimit(cause)) return new Frame('E', StackTraces.describe(cause, TOO_MANY_THREADS));
            if (cause instanceof OutOfMemoryError) return new Frame('M', "");
            return new Frame('E', StackTraces.describe(cause));
        } catch (Throwable again) {
            Runtime.getRuntime().halt(1);
            return null;
        }
    }

    /** The JVM reports OutOfMemoryError when the system refuses to create a thread. */
    private static boolean isThreadLimit(Throwable thrown) {
        String message = thrown instanceof OutOfMemoryError ? thrown.getMessage() : null;
        return message != null && message.contains("unable to create native thread");
    }
}
