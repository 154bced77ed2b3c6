package judgedriver;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import judgedriver.Frames.Frame;

/**
 * Compiles each source text with its own {@link Compiler}. Frames from the judge:
 * <pre>
 *   W  warm-up: number of compilations, newline, a built-in text  ->  R
 *   A  prewarm another compiler, sent when the judge is idle
 *   S  a learner's text  ->  any number of P and K, then D; see {@link Compiler#compile}
 * </pre>
 * Without a W, compilers are cold.
 */
final class CompileServer {
    /** Each prewarmed compiler uses about 10 MB for symbols. */
    private static final int POOL_SIZE = 3;
    /** The built-in text has no deeply nested expressions, so a compiler can be prewarmed on a small stack. */
    private static final long STACK_BYTES = 8L << 20;

    /** Used heap above which to collect used compilers, about 3 MB each. The JVM itself waits until the heap is full. */
    private static final long GC_THRESHOLD_BYTES = 64L << 20;

    private final Frames frames;
    private final BlockingQueue<Compiler> pool = new ArrayBlockingQueue<>(POOL_SIZE);
    private final BlockingQueue<String> requests = new ArrayBlockingQueue<>(POOL_SIZE);
    private String warmUpText;

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
                case 'A' -> requests.offer(warmUpText);
                default -> frames.send(compile(frame.text()));
            }
        }
        Runtime.getRuntime().halt(0);
    }

    private List<Frame> compile(String text) throws IOException {
        Compiler compiler = pool.poll();
        return (compiler == null ? new Compiler() : compiler).compile(text);
    }

    private void warmUp(String frame) throws IOException {
        int end = frame.indexOf('\n');
        warmUpText = frame.substring(end + 1);
        for (int times = Integer.parseInt(frame.substring(0, end)); times > 0; times--) {
            Compiler.prewarm(warmUpText).compile(warmUpText);
        }
        while (pool.remainingCapacity() > 0) pool.add(Compiler.prewarm(warmUpText));
        Thread prewarming = new Thread(null, this::prewarmOnRequest, "prewarming", STACK_BYTES);
        prewarming.setDaemon(true);
        prewarming.start();
        frames.send('R', "");
    }

    private void prewarmOnRequest() {
        try {
            while (true) {
                String text = requests.take();
                Runtime runtime = Runtime.getRuntime();
                if (runtime.totalMemory() - runtime.freeMemory() > GC_THRESHOLD_BYTES) System.gc();
                if (pool.remainingCapacity() > 0) pool.offer(Compiler.prewarm(text));
            }
        } catch (IOException | InterruptedException impossible) {
            Runtime.getRuntime().halt(1);
        }
    }
}
