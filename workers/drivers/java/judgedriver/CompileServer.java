package judgedriver;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import judgedriver.Frames.Frame;

/**
 * Compiles one text after another, each with a {@link Compiler} of its own. Frames from the judge:
 * <pre>
 *   W  text of ours, and how often to compile it for practice  ->  R
 *   A  make another compiler ready, while nothing else is to be done
 *   S  a learner's text  ->  P and K as often as needed, then D; see {@link Compiler#compile}
 * </pre>
 * Without a W it compiles cold.
 */
final class CompileServer {
    /** Compilers made ready ahead; each holds some 10 MB of symbols. */
    private static final int READY = 3;
    /** Deeply nested expressions need a deep stack of the compiler; those of ours are not. */
    private static final long STACK_BYTES = 8L << 20;

    /** Used compilers, some 3 MB each, are cleared away beyond this; of itself the JVM would wait for the heap to be full. */
    private static final long TIDY_BYTES = 64L << 20;

    private final Frames frames;
    private final BlockingQueue<Compiler> ready = new ArrayBlockingQueue<>(READY);
    private final BlockingQueue<String> wishes = new ArrayBlockingQueue<>(READY);
    private String practice;

    private CompileServer(Frames frames) {
        this.frames = frames;
    }

    static void main(Frames frames) throws IOException {
        new CompileServer(frames).serve();
    }

    private void serve() throws IOException {
        for (Frame frame = frames.read(); frame != null; frame = frames.read()) {
            switch (frame.letter()) {
                case 'W' -> warmUp(frame.text());
                case 'A' -> wishes.offer(practice);
                default -> frames.send(compile(frame.text()));
            }
        }
        Runtime.getRuntime().halt(0);
    }

    private List<Frame> compile(String text) throws IOException {
        Compiler compiler = ready.poll();
        return (compiler == null ? new Compiler() : compiler).compile(text);
    }

    /** The times come in a first line of their own. */
    private void warmUp(String frame) throws IOException {
        int end = frame.indexOf('\n');
        practice = frame.substring(end + 1);
        for (int times = Integer.parseInt(frame.substring(0, end)); times > 0; times--) Compiler.prepare(practice).compile(practice);
        while (ready.remainingCapacity() > 0) ready.add(Compiler.prepare(practice));
        Thread preparing = new Thread(null, this::prepareOnWish, "preparing", STACK_BYTES);
        preparing.setDaemon(true);
        preparing.start();
        frames.send('R', "");
    }

    private void prepareOnWish() {
        try {
            while (true) {
                String text = wishes.take();
                Runtime runtime = Runtime.getRuntime();
                if (runtime.totalMemory() - runtime.freeMemory() > TIDY_BYTES) System.gc();
                if (ready.remainingCapacity() > 0) ready.offer(Compiler.prepare(text));
            }
        } catch (IOException | InterruptedException impossible) {
            Runtime.getRuntime().halt(1);
        }
    }
}
